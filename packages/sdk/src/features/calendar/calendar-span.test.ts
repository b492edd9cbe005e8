import { expect, it } from 'vitest'
import { spansCalendar } from './calendar-span'

it.each([
  ['2026-05-20', '2026-05-20', true],
  ['2026-05-20', '2026-05-19', false],
  ['2026-01-01', '2026-04-10', true],
  ['2026-01-01', '2026-04-11', false],
])('a calendar from %s to %s can be shown: %s', (start_date, end_date, can) => {
  expect(spansCalendar({ start_date, end_date })).toBe(can)
})
