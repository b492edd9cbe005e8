import { expect, it } from 'vitest'
import { type DayOutcome, dayOutcomeText } from './day-outcome'

const route = { startedAt: 0, endedAt: 1, miles: 1, polyline: '', impressions: 1, ruleVersion: 2 }

it.each<[DayOutcome, string]>([
  [{ code: 'made', retries: 0, route }, 'kept'],
  [{ code: 'made', retries: 1, route }, 'retried once'],
  [{ code: 'made', retries: 3, route }, 'retried 3 times'],
  [{ code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 60 }, 'no route within 40 to 60 miles'],
  [{ code: 'no_route_within', retries: 9, minMiles: 1000, maxMiles: 1000 }, 'no route within 1,000 miles'],
  [{ code: 'empty_group', group: 'East' }, 'no place of the group East can be reached'],
  [{ code: 'too_many_places', most: 50 }, 'more than 50 places on one route'],
  [{ code: 'refused', message: 'bad key' }, 'refused by the routing service: bad key'],
  [{ code: 'refused', message: '' }, 'refused by the routing service'],
  [{ code: 'too_far', at: [0, 0] }, 'a place lies too far from any road'],
  [{ code: 'unreachable' }, 'no road leads to a place'],
  [{ code: 'quota_day' }, 'the credits of the day are used up'],
])('what became of a day is said in words: %j is %j', (outcome, text) => {
  expect(dayOutcomeText(outcome)).toBe(text)
})
