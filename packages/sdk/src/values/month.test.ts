import { describe, expect, it } from 'vitest'
import { addMonths, monthDays } from './month'

describe('a month', () => {
  it.each([
    ['2026-01', '2026-01-31', 31],
    ['2026-02', '2026-02-28', 28],
    ['2024-02', '2024-02-29', 29],
    ['2000-02', '2000-02-29', 29],
    ['2026-03', '2026-03-31', 31],
    ['2026-04', '2026-04-30', 30],
    ['2026-11', '2026-11-30', 30],
    ['2026-12', '2026-12-31', 31],
  ])('%s ends on %s and has %i days, a change of the clock within it or not', (month, last, count) => {
    expect(monthDays(month)).toEqual({ first: `${month}-01`, last, count })
  })

  it.each([
    ['2026-05', 1, '2026-06'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', -17, '2024-12'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %i months is %s', (month, months, other) => {
    expect(addMonths(month, months)).toBe(other)
  })

  it('that is no month has no days', () => {
    expect(() => monthDays('2026-13')).toThrow(RangeError)
    expect(() => addMonths('abc', 1)).toThrow(RangeError)
  })
})
