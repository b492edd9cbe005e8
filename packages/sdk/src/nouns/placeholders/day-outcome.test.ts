import { expect, it } from 'vitest'
import { type DayOutcome, dayResult, dayResultOf, type DayResult } from './day-outcome'

const route = { startedAt: 0, endedAt: 1, miles: 1, polyline: '', impressions: 1, ruleVersion: 2 }

it.each<[DayOutcome, DayResult]>([
  [
    { code: 'made', retries: 3, route },
    { code: 'made', retries: 3 },
  ],
  [
    { code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 60 },
    { code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 60 },
  ],
  [
    { code: 'empty_group', group: 'East' },
    { code: 'empty_group', group: 'East' },
  ],
  [
    { code: 'too_many_places', most: 50 },
    { code: 'too_many_places', most: 50 },
  ],
  [
    { code: 'refused', message: 'bad key' },
    { code: 'refused', message: 'bad key' },
  ],
  [
    { code: 'too_far', at: [-130, 30], place: 2 },
    { code: 'too_far', address: '30.0,-130.0' },
  ],
  [{ code: 'unreachable', at: [0, 0], place: 2 }, { code: 'unreachable' }],
  [{ code: 'quota_day', resetAt: 5 }, { code: 'quota_day' }],
])('what is kept of %j is %j', (outcome, result) => {
  expect(dayResultOf(outcome, ([longitude]) => (longitude === -130 ? '30.0,-130.0' : undefined))).toEqual(
    result,
  )
  expect(dayResult.parse(result)).toEqual(result)
})
