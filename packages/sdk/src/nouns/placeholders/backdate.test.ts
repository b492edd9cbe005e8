import { describe, expect, it } from 'vitest'
import { INSTANT_RANGE_TEXT } from '../../contract/instant-field'
import { BACKDATE_TEXTS, backdateLockEnd, backdateProblems, isBackdateLocked } from './backdate'

describe('backdating is locked', () => {
  it.each([
    ['at two in the afternoon', '2026-05-04T21:00:00Z', true],
    ['until a quarter past', '2026-05-04T21:14:59.999Z', true],
    ['not from then on', '2026-05-04T21:15:00Z', false],
    ['not in an odd hour', '2026-05-04T22:05:00Z', false],
    ['at midnight', '2026-05-04T07:00:00Z', true],
    ['not at one before the clocks go forward', '2026-03-08T09:10:00Z', false],
    ['not at three, which follows at once', '2026-03-08T10:10:00Z', false],
    ['at four of that day', '2026-03-08T11:10:00Z', true],
    ['not at the first one when they go back', '2026-11-01T08:10:00Z', false],
    ['nor at the second', '2026-11-01T09:10:00Z', false],
    ['at two, which follows', '2026-11-01T10:10:00Z', true],
  ])('%s', (_, instant, locked) => {
    expect(isBackdateLocked(instant)).toBe(locked)
  })
})

it.each([
  ['2026-05-04T21:00:00Z', '2026-05-04T21:15:00.000Z'],
  ['2026-05-04T21:14:59.999Z', '2026-05-04T21:15:00.000Z'],
  ['2026-11-01T10:10:00Z', '2026-11-01T10:15:00.000Z'],
  ['2026-05-04T21:15:00Z', undefined],
])('the lock of %s ends at %s', (instant, end) => {
  const ends = backdateLockEnd(instant)
  expect(ends === undefined ? undefined : new Date(ends).toISOString()).toBe(end)
})

describe('a range to backdate', () => {
  const now = '2026-06-01T02:00:00Z'

  it.each([
    [{ start: '2026-05-01', end: '2026-05-31' }, {}],
    [{ start: '2026-05-30', end: '2026-05-31' }, {}],
    [{ start: '2026-05-31', end: '2026-05-31' }, { end: BACKDATE_TEXTS.order }],
    [{ start: '2026-05-31', end: '2026-05-01' }, { end: BACKDATE_TEXTS.order }],
    [{ start: '2026-05-31', end: '2026-06-01' }, { end: BACKDATE_TEXTS.notOver }],
    [{ start: '2027-05-01', end: '2027-05-31' }, { end: BACKDATE_TEXTS.notOver }],
    [{ start: '2025-04-26', end: '2026-05-31' }, { end: BACKDATE_TEXTS.tooLong }],
    [{ start: '2025-05-30', end: '2026-05-31' }, {}],
    [
      { start: '0000-01-01', end: '0000-01-02' },
      { start: INSTANT_RANGE_TEXT, end: INSTANT_RANGE_TEXT },
    ],
    [{ start: '1999-12-31', end: '2000-01-02' }, { start: INSTANT_RANGE_TEXT }],
    [
      { start: '2026-02-30', end: 'soon' },
      { start: BACKDATE_TEXTS.badDay, end: BACKDATE_TEXTS.badDay },
    ],
  ])('%j has the problems %j, on the last of May in Los Angeles', (range, problems) => {
    expect(backdateProblems(range, now)).toEqual(problems)
  })
})
