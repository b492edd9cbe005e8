import type { Geocoder, Router } from '@product/sdk/nouns/placeholders'
import type { Settings } from '../settings'
import { bundledGeocoder } from './bundled-geocoder'
import { orsGeocoder } from './ors-geocoder'
import { orsRouter } from './ors-router'
import { ORS_URL, orsService } from './ors-service'
import { osrmRouter } from './osrm-router'
import { rememberingGeocoder } from './remembering-geocoder'
import type { ZipCentroids } from './zip-centroids'

interface Choice {
  settings: Pick<Settings, 'ORS_API_KEY' | 'ORS_URL' | 'OSRM_URL'>
  /** Opened only where it is needed. */
  bundled(): Router
  readZips(): ZipCentroids
  fetch: typeof fetch
  now(): number
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * Who finds ways and addresses, by the settings: ways by OSRM where it is set, else by OpenRouteService where a key or an
 * address of it is set, else by the bundled roads; addresses by OpenRouteService or the bundled list. Source: operating.
 */
export function chooseRouter({ settings, bundled, readZips, fetch, now }: Choice): {
  router: Router
  geocoder: Geocoder
} {
  const { ORS_API_KEY: apiKey, ORS_URL: url, OSRM_URL: osrm } = settings
  const hasOrs = apiKey !== undefined || url !== undefined
  const service = hasOrs ? orsService({ apiKey, url: withoutSlash(url ?? ORS_URL), fetch, now }) : undefined
  // A form asks for all of a group's addresses with each change of one.
  const geocoder = service ? rememberingGeocoder(orsGeocoder(service, readZips)) : bundledGeocoder(readZips)
  if (osrm !== undefined) return { router: osrmRouter({ url: withoutSlash(osrm), fetch }), geocoder }
  return { router: service ? orsRouter(service) : bundled(), geocoder }
}
