import { describe, expect, it } from 'vitest'
import type { LngLat } from '../../values/geo'
import { decodePolyline } from '../../values/polyline'
import { seededRandom } from '../../values/seeded-random'
import { utcDay } from '../../values/utc-day'
import { planRoutes, ROUTE_GENERATOR_VERSION, type RoutePlan } from './plan-routes'
import { findLegs } from './router'
import { straightRoads } from './straight-roads-fixture'

const waypoints: LngLat[] = [
  [-118.2, 34],
  [-118.3, 34.1],
  [-118.1, 33.9],
  [-118.4, 34],
]

const plan = (over: Partial<RoutePlan> = {}) =>
  planRoutes({
    placeholder: {
      num_stops: 4,
      min_mileage: 10,
      max_mileage: 80,
      min_impressions: 100,
      max_impressions: 200,
    },
    findLeg: findLegs(straightRoads()),
    startPoint: [-118.25, 34.05],
    waypoints,
    timeZone: 'America/Los_Angeles',
    // A Monday to the Sunday after.
    from: '2026-05-04',
    to: '2026-05-10',
    now: Date.parse('2026-06-01T00:00:00Z'),
    randomFor: (use, day) => seededRandom(`${use} ${day}`),
    ...over,
  })

describe('the routes of a placeholder', () => {
  it('are one for each day from Monday to Friday, begun in the morning of the time zone', () => {
    const routes = plan()
    expect(routes.map(({ startedAt }) => utcDay(startedAt))).toEqual([
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
    ])
    for (const { startedAt, endedAt } of routes) {
      const hour = new Date(startedAt).getUTCHours() - 7
      expect(hour).toBeGreaterThanOrEqual(7)
      expect(hour).toBeLessThanOrEqual(10)
      expect(endedAt).toBeGreaterThan(startedAt)
    }
  })

  it('keep within the mileage and the impressions, and start at the start point', () => {
    for (const { miles, impressions, polyline, ruleVersion } of plan()) {
      expect(miles).toBeGreaterThanOrEqual(10)
      expect(miles).toBeLessThanOrEqual(80)
      expect(impressions).toBeGreaterThanOrEqual(100)
      expect(impressions).toBeLessThanOrEqual(200)
      expect(decodePolyline(polyline).slice(0, 2)).toEqual(Float64Array.of(-118.25, 34.05))
      expect(ruleVersion).toBe(ROUTE_GENERATOR_VERSION)
    }
  })

  it('come out the same for a day whatever days are planned with it', () => {
    expect(plan({ from: '2026-05-06', to: '2026-05-06' })).toEqual(plan().slice(2, 3))
  })

  it('are not planned for a day that has not ended yet', () => {
    const [, second] = plan()
    const now = second?.endedAt ?? 0
    expect(plan({ now })).toHaveLength(2)
    expect(plan({ now: now - 1 })).toHaveLength(1)
  })

  it.each([
    [
      'the mileage cannot be kept',
      {
        placeholder: {
          num_stops: 2,
          min_mileage: 900,
          max_mileage: 999,
          min_impressions: 1,
          max_impressions: 2,
        },
      },
    ],
    ['there is nowhere to go', { waypoints: [] }],
    ['no road leads to the waypoints', { waypoints: [[10, 50] satisfies LngLat] }],
    ['the last day comes before the first', { to: '2026-05-01' }],
  ])('are none where %s', (_, over) => {
    expect(plan(over)).toEqual([])
  })
})
