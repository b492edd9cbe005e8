import type { Geocoder } from '@product/sdk/nouns/placeholders'
import { expect, it } from 'vitest'
import { straightWays } from '../../outside/straight-ways'
import { startOf } from './placed-first'

const NOWHERE = { start_longitude: null, start_latitude: null }

it.each([
  [{ start_point: '90012' }, { start_longitude: -118.2386, start_latitude: 34.066 }],
  [{ start_point: '00000' }, NOWHERE],
  [{ start_point: null }, NOWHERE],
  [{}, undefined],
])('of %j is stored %j', async (body, start) => {
  expect(await startOf(body, straightWays.geocoder)).toEqual(start)
})

it('a save does not hang on a service that does not answer', async () => {
  const silent: Geocoder = { provider: 'openrouteservice', find: () => new Promise(() => undefined) }
  expect(await startOf({ start_point: '1 Main St' }, silent, 0)).toEqual(NOWHERE)
})
