import type { Geocoder, Router } from '@product/sdk/nouns/placeholders'
import { encodePolyline, haversineMiles, type LngLat } from '@product/sdk/values'
import { bundledGeocoder } from './bundled-geocoder'
import { readZipCentroids } from './zip-centroids'

const MILES_PER_HOUR = 30

const miles = (a: LngLat, b: LngLat) => haversineMiles(a[1], a[0], b[1], b[0])

/** Straight from place to place, wherever they lie. */
const straightRouter: Router = {
  provider: 'bundled',
  credits: () => ({ kind: 'unlimited' }),
  async route(places) {
    if (places.length < 2) return { ok: false, problem: { code: 'too_few_places' } }
    const length = places.slice(1).reduce((sum, place, i) => sum + miles(places[i] ?? place, place), 0)
    return {
      ok: true,
      way: {
        miles: Math.round(length * 1000) / 1000,
        seconds: Math.round((length / MILES_PER_HOUR) * 3600),
        polyline: encodePolyline(places.flat()),
      },
    }
  },
}

/** Source: US Census gazetteer. */
const FEW_ZIPS = `zip_code,latitude,longitude,city,state,county
90012,34.066,-118.2386,Los Angeles,CA,Los Angeles
90015,34.0401,-118.2664,Los Angeles,CA,Los Angeles
90401,34.0156,-118.4932,Santa Monica,CA,Los Angeles
90802,33.7678,-118.2004,Long Beach,CA,Los Angeles
91502,34.1746,-118.3061,Burbank,CA,Los Angeles
`

/** Straight ways and a few ZIP codes of Los Angeles: for databases that live as long as a test or a page. */
export const straightWays: { router: Router; geocoder: Geocoder } = {
  router: straightRouter,
  geocoder: bundledGeocoder(() => readZipCentroids(FEW_ZIPS)),
}
