import { expect, it } from 'vitest'
import type { LngLat } from '../../values/geo'
import { seededRandom } from '../../values/seeded-random'
import { type ModelledDay, routeForModel } from './route-for-model'
import { findLegs } from './router'
import { straightRoads } from './straight-roads-fixture'

const start: LngLat = [-118.25, 34.05]

const model = (over: Partial<ModelledDay> = {}) =>
  routeForModel({
    findLeg: findLegs(straightRoads()),
    random: seededRandom('loop'),
    startPoint: start,
    waypoints: [
      [-118.2, 34],
      [-118.3, 34.1],
      [-118.1, 33.9],
    ],
    numStops: 4,
    minMileage: 10,
    maxMileage: 60,
    day: '2026-05-04',
    timeZone: 'America/Los_Angeles',
    ...over,
  })

it('a route begins at its start point and keeps within its mileage', () => {
  const way = model()
  expect(way?.points[0]).toEqual(start)
  expect(way?.miles).toBeGreaterThanOrEqual(10)
  expect(way?.miles).toBeLessThanOrEqual(60)
})

it('a route begins two to five hours before noon of its place and takes the time that driving takes', () => {
  const { startedAt = 0, endedAt = 0, miles = 0 } = model() ?? {}
  const noon = Date.parse('2026-05-04T19:00:00Z')
  expect((noon - startedAt) / 3_600_000).toBeGreaterThanOrEqual(2)
  expect((noon - startedAt) / 3_600_000).toBeLessThanOrEqual(5)
  const milesAnHour = miles / ((endedAt - startedAt) / 3_600_000)
  expect(milesAnHour).toBeGreaterThan(30 / 1.31)
  expect(milesAnHour).toBeLessThan(30 / 1.04)
})

it('a route is the same for the same random source, another for another', () => {
  expect(model()).toEqual(model())
  expect(model({ random: seededRandom('other loop') })).not.toEqual(model())
})

it.each([
  ['the mileage cannot be kept', { minMileage: 900, maxMileage: 999 }],
  ['there is nowhere to go', { waypoints: [] }],
  ['no road leads to the waypoints', { waypoints: [[10, 50]] }],
] satisfies [string, Partial<ModelledDay>][])('there is no route where %s', (_, over) => {
  expect(model(over)).toBeUndefined()
})
