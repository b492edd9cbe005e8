import { expect, it } from 'vitest'
import { calendarWeeks, turnedPage } from './calendar-weeks'

it.each([
  ['2026-05-20', 6, '2026-04-26', '2026-06-06'],
  ['2026-02-01', 4, '2026-02-01', '2026-02-28'],
  ['2026-03-31', 5, '2026-03-01', '2026-04-04'],
])('the month of %s takes %i weeks, from %s to %s', (day, count, first, last) => {
  const weeks = calendarWeeks(day, 'month')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last])
})

it('a week goes from Sunday to Saturday, also across a clock change', () => {
  expect(calendarWeeks('2026-03-08', 'week')).toEqual([
    ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14'],
  ])
})

it.each([
  ['2026-01-31', 'month', 1, '2026-02-01'],
  ['2026-03-31', 'month', -1, '2026-02-01'],
  ['2026-12-15', 'month', 1, '2027-01-01'],
  ['2026-05-20', 'week', -1, '2026-05-13'],
] as const)('from %s the %s turned by %i is that of %s', (day, view, by, expected) => {
  expect(turnedPage(day, view, by)).toBe(expected)
})
