import { describe, expect, it } from 'vitest'
import type { GpsFix } from './gps-fix'
import { addedCounts, isInaccurate, mayBeOurClock, refusalOf } from './intake-rule'

const NOW = Date.UTC(2026, 4, 20, 17)
const DAY = 86_400_000
const fix = (over: Partial<GpsFix> = {}): GpsFix => ({ at: NOW, latitude: 34, longitude: -118, ...over })

describe('a truck’s record', () => {
  it.each([
    ['of now is taken in', {}, undefined],
    ['a day ahead is taken in', { at: NOW + DAY }, undefined],
    ['more than a day ahead is refused', { at: NOW + DAY + 1 }, 'future'],
    ['two years old is taken in', { at: NOW - 731 * DAY }, undefined],
    ['older than that is refused', { at: NOW - 731 * DAY - 1 }, 'too_old'],
    ['1,024 weeks old is of a receiver that missed a roll-over', { at: NOW - 7168 * DAY }, 'week_rollover'],
    ['older than a roll-over of two years ago is just old', { at: NOW - (7168 + 732) * DAY }, 'too_old'],
    ['that the receiver doubts is refused', { valid: false }, 'invalid'],
    ['without a time is refused', { at: Number.NaN }, 'no_time'],
    ['at (0, 0) is refused', { latitude: 0, longitude: 0 }, 'no_position'],
    ['that is inexact is taken in', { accuracyMeters: 500 }, undefined],
  ])('a fix %s', (_, over, reason) => {
    expect(refusalOf(fix(over), NOW)).toBe(reason)
  })
})

it.each([
  ['before what is kept', -1, 'archived'],
  ['at the edge', 0, undefined],
  ['that the record rounds up to the edge', -0.4, undefined],
])('a fix %s is judged by the time that is stored', (_, after, reason) => {
  const keptFrom = NOW - 90 * DAY
  expect(refusalOf(fix({ at: keptFrom + after }), NOW, keptFrom)).toBe(reason)
})

it('a fix known to more than 100 m counts for nothing', () => {
  expect([undefined, 100, 100.5].map(accuracyMeters => isInaccurate(fix({ accuracyMeters })))).toEqual([
    false,
    false,
    true,
  ])
})

it.each([
  ['a day ahead, which is taken in', NOW + DAY, NOW, false],
  ['two days ahead', NOW + 2 * DAY, NOW, true],
  ['years ahead, which is the tracker’s fault', NOW + 900 * DAY, NOW, false],
  ['years ahead of a clock that began anew at 1970', NOW, 0, true],
])('a fix %s may be refused by a slow clock of the server: %#', (_, at, now, expected) => {
  expect(mayBeOurClock(fix({ at }), now)).toBe(expected)
})

it('counts by reason add up, and what none had is left out', () => {
  expect(addedCounts({ future: 1, invalid: 2 }, { invalid: 1, no_time: 1 })).toEqual({
    future: 1,
    invalid: 3,
    no_time: 1,
  })
})
