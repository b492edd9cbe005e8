import { afterEach, describe, expect, it } from 'vitest'
import { bundledZips } from '../demo/demo-files'
import { type StandIn, type StandInAnswer, standInServer } from '../testing/stand-in-server'
import { orsGeocoder } from './ors-geocoder'
import { orsService } from './ors-service'

const feature = (properties: object, coordinates = [-118.3089, 34.1808]): StandInAnswer => ({
  body: {
    geocoding: { version: '0.2', attribution: 'openrouteservice.org' },
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: { country_a: 'USA', ...properties },
      },
    ],
  },
})
const HOUSE = feature({
  layer: 'address',
  match_type: 'exact',
  confidence: 1,
  label: '12 Main Street, Burbank, CA',
})

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
})

async function geocoder(...answers: StandInAnswer[]) {
  const server = await standInServer(...answers)
  standIn = server
  const service = orsService({
    apiKey: 'bare-key',
    url: server.url,
    fetch,
    now: () => 0,
    timeoutMs: 150,
    pause: async () => {},
  })
  return { asked: server.asked, ...orsGeocoder(service, bundledZips) }
}

describe('street addresses by OpenRouteService', () => {
  it('are asked for in the United States, the key in the header', async () => {
    const { find, asked } = await geocoder(HOUSE)
    expect(await find('12 Main St, Burbank, CA')).toEqual({
      ok: true,
      at: [-118.3089, 34.1808],
      precision: 'street',
    })
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://ors')
    expect(asked[0]).toMatchObject({ method: 'GET', headers: { authorization: 'bare-key' } })
    expect(pathname).toBe('/geocode/search')
    expect(Object.fromEntries(searchParams)).toEqual({
      text: '12 Main St, Burbank, CA',
      'boundary.country': 'US',
      size: '1',
    })
  })

  it.each(['90012', 'Santa Monica, CA', '34.05, -118.24', '', ' ,, '])(
    'cost no credit for %j, which is answered without it',
    async address => {
      const { find, asked } = await geocoder(HOUSE)
      await find(address)
      expect(asked).toEqual([])
    },
  )

  it('have the middle of their ZIP code where the service does not know them', async () => {
    const { find } = await geocoder({ body: { type: 'FeatureCollection', features: [] } })
    expect(await find('12 Main St, Burbank, CA 91502')).toMatchObject({ ok: true, precision: 'zip' })
  })

  it.each<[string, StandInAnswer, object]>([
    ['nothing found', { body: { features: [] } }, { code: 'not_found' }],
    ['the town around it', feature({ layer: 'locality', match_type: 'fallback' }), { code: 'not_found' }],
    ['a place abroad', feature({ layer: 'address', country_a: 'CAN' }), { code: 'not_found' }],
    ['a country', feature({ layer: 'country' }), { code: 'not_found' }],
    ['a place that is none', feature({ layer: 'address' }, [34, -118]), { code: 'unreadable' }],
    ['something else', { body: '<html>' }, { code: 'unreadable' }],
    ['too many in a minute', { status: 429 }, { code: 'quota_minute', resetAt: 60_000 }],
    ['an exhausted day', { status: 403 }, { code: 'quota_day' }],
    ['no answer', { status: 503 }, { code: 'down' }],
  ])('have a problem with %s', async (_, answer, problem) => {
    const { find } = await geocoder(answer)
    expect(await find('12 Main St, Burbank, CA')).toEqual({ ok: false, problem })
  })
})
