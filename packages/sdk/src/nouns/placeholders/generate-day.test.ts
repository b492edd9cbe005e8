import { describe, expect, it } from 'vitest'
import type { LngLat } from '../../values/geo'
import { decodePolyline } from '../../values/polyline'
import { seededRandom } from '../../values/seeded-random'
import { listDays } from '../../values/utc-day'
import type { DayOutcome, GeneratedRoute } from './day-outcome'
import { generateDay, type PlaceholderDay, ROUTE_GENERATOR_VERSION } from './generate-day'
import type { Router, RouterProblem } from './router'
import { straightRoads } from './straight-roads-fixture'

/** Some 20 by 20 miles of Los Angeles. */
const grid: LngLat[] = Array.from({ length: 49 }, (_, i) => [
  -118.4 + (i % 7) * 0.05,
  33.9 + Math.floor(i / 7) * 0.05,
])
const placeholder = {
  num_stops: 8,
  min_mileage: 40,
  max_mileage: 60,
  min_impressions: 100,
  max_impressions: 200,
  use_weighting: false,
}
const startPoint: LngLat = [-118.26, 34.06]

const day = (over: Partial<PlaceholderDay> = {}): Promise<DayOutcome> =>
  generateDay({
    placeholder,
    groups: [{ name: 'Downtown', weight: 0, places: grid }],
    startPoint,
    router: straightRoads(),
    day: '2026-05-04',
    timeZone: 'America/Los_Angeles',
    now: Date.parse('2026-06-01T00:00:00Z'),
    randomFor: (use, at) => seededRandom(`${use} ${at}`),
    ...over,
  })

async function routeOf(over: Partial<PlaceholderDay> = {}): Promise<GeneratedRoute> {
  const outcome = await day(over)
  if (outcome.code !== 'made') throw new Error(`No route: ${outcome.code}`)
  return outcome.route
}

const failing = (problem: RouterProblem): Router => ({
  ...straightRoads(),
  route: async () => ({ ok: false, problem }),
})

const KNOWN = {
  startedAt: 1_777_907_014_000,
  endedAt: 1_777_913_533_000,
  impressions: 123,
  polyline: '_j{nE~sxpU_yFnqPnwH?~oRowHnwH?_pRowH_pRnwH_pR??oh\\',
  miles: 50.674,
}

describe('a generated day', () => {
  it('keeps within mileage and impressions, and begins at the start point', async () => {
    for (const on of listDays('2026-05-01', '2026-05-28')) {
      const { miles, impressions, polyline, ruleVersion } = await routeOf({ day: on })
      expect(miles).toBeGreaterThanOrEqual(40)
      expect(miles).toBeLessThanOrEqual(60)
      expect(impressions).toBeGreaterThanOrEqual(100)
      expect(impressions).toBeLessThanOrEqual(200)
      expect(decodePolyline(polyline).slice(0, 2)).toEqual(Float64Array.of(-118.26, 34.06))
      expect(ruleVersion).toBe(ROUTE_GENERATOR_VERSION)
    }
  })

  it('begins two to five hours before noon of its place and takes the time that driving takes', async () => {
    const { startedAt, endedAt, miles } = await routeOf()
    const noon = Date.parse('2026-05-04T19:00:00Z')
    expect((noon - startedAt) / 3_600_000).toBeGreaterThanOrEqual(2)
    expect((noon - startedAt) / 3_600_000).toBeLessThanOrEqual(5)
    const milesAnHour = miles / ((endedAt - startedAt) / 3_600_000)
    expect(milesAnHour).toBeGreaterThan(30 / 1.31)
    expect(milesAnHour).toBeLessThan(30 / 1.04)
  })

  it('begins in the same hours of the clock on both sides of a clock change', async () => {
    const hoursAfterMidnight = async (on: string, midnight: string) =>
      ((await routeOf({ day: on })).startedAt - Date.parse(midnight)) / 3_600_000
    for (const hours of [
      await hoursAfterMidnight('2026-03-07', '2026-03-07T08:00:00Z'),
      await hoursAfterMidnight('2026-03-09', '2026-03-09T07:00:00Z'),
    ]) {
      expect(hours).toBeGreaterThanOrEqual(7)
      expect(hours).toBeLessThanOrEqual(10)
    }
  })

  it('comes out the same for the same seed, another for another', async () => {
    expect(await day()).toEqual(await day())
    expect(await day({ randomFor: use => seededRandom(`other ${use}`) })).not.toEqual(await day())
  })

  it('comes out the same on every version of Node', async () => {
    const { startedAt, endedAt, miles, impressions, polyline } = await routeOf()
    expect({ startedAt, endedAt, impressions, polyline, miles: Math.round(miles * 1000) / 1000 }).toEqual(
      KNOWN,
    )
  })

  it('begins at its first stop where there is no start point', async () => {
    const { polyline } = await routeOf({ startPoint: undefined })
    const [longitude, latitude] = decodePolyline(polyline)
    expect(
      grid.some(([x, y]) => Math.abs(x - (longitude ?? 0)) < 1e-5 && Math.abs(y - (latitude ?? 0)) < 1e-5),
    ).toBe(true)
  })

  it('stops as often as asked for', async () => {
    const { polyline } = await routeOf()
    expect(decodePolyline(polyline)).toHaveLength(2 * (1 + 8))
  })

  it('draws stops by the weights of their groups, and those without a weight never', async () => {
    const asked: LngLat[] = []
    const roads = straightRoads()
    const router: Router = {
      ...roads,
      route: places => {
        asked.push(...places.slice(1))
        return roads.route(places)
      },
    }
    const groups = [
      { name: 'West', weight: 75, places: grid.filter(([x]) => x < -118.24) },
      { name: 'East', weight: 25, places: grid.filter(([x]) => x > -118.2) },
      { name: 'Sea', weight: 0, places: [[-119.5, 33] satisfies LngLat] },
    ]
    for (const on of listDays('2026-01-01', '2026-04-30')) {
      await day({ placeholder: { ...placeholder, use_weighting: true }, groups, router, day: on })
    }
    const west = asked.filter(([x]) => x < -118.24 && x > -119).length
    expect(west / asked.length).toBeGreaterThan(0.71)
    expect(west / asked.length).toBeLessThan(0.79)
    expect(asked.filter(([x]) => x < -119)).toEqual([])
  })

  it('goes on after a place that no road leads to', async () => {
    const groups = [{ name: 'Downtown', weight: 0, places: [...grid, [10, 50] satisfies LngLat] }]
    for (const on of listDays('2026-05-01', '2026-05-14')) {
      expect((await day({ groups, day: on })).code).toBe('made')
    }
  })
})

describe('there is no route', () => {
  it.each<[string, Partial<PlaceholderDay>, DayOutcome]>([
    [
      'where the stops lie too close',
      { placeholder: { ...placeholder, min_mileage: 900, max_mileage: 999 } },
      { code: 'no_route_within', retries: 9, minMiles: 900, maxMiles: 999 },
    ],
    [
      'where the stops lie too far',
      { placeholder: { ...placeholder, num_stops: 200, max_mileage: 41 } },
      { code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 41 },
    ],
    [
      'where the only stop is the start',
      { groups: [{ name: 'Yard', weight: 0, places: [startPoint] }] },
      { code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 60 },
    ],
    ['without stops', { placeholder: { ...placeholder, num_stops: 0 } }, { code: 'no_stops' }],
    ['without groups', { groups: [] }, { code: 'no_places' }],
    [
      'where a group with a weight is empty',
      {
        placeholder: { ...placeholder, use_weighting: true },
        groups: [
          { name: 'West', weight: 50, places: grid },
          { name: 'East', weight: 50, places: [] },
        ],
      },
      { code: 'empty_group', group: 'East' },
    ],
    ['from a start at sea', { startPoint: [10, 50] }, { code: 'too_far', place: 0, at: [10, 50] }],
    [
      'to places in the middle of nowhere',
      { groups: [{ name: 'Nowhere', weight: 0, places: [[10, 50]] }] },
      { code: 'too_far', place: 1, at: [10, 50] },
    ],
    [
      'while the service is out of credits',
      { router: failing({ code: 'quota_day' }) },
      { code: 'quota_day' },
    ],
    ['while the service is down', { router: failing({ code: 'down' }) }, { code: 'down' }],
    ['on a day to come', { now: Date.parse('2026-05-04T12:00:00Z') }, { code: 'day_not_over' }],
    ['on a day half over', { now: Date.parse('2026-05-04T16:30:00Z') }, { code: 'day_not_over' }],
  ])('%s', async (_, over, outcome) => {
    expect(await day(over)).toEqual(outcome)
  })

  it('and the service is asked only once, where straight lines are longer than the most miles', async () => {
    const router = straightRoads()
    const far = grid.map(([x, y], i): LngLat => [x - i, y + 5])
    await day({ router, groups: [{ name: 'Far', weight: 0, places: far }] })
    expect(router.asked).toBe(1)
  })
})
