import { describe, expect, it } from 'vitest'
import { cutAfter, lastDayAsBefore } from './cut-schedule'
import { monthDays } from './pay-month'
import { activeDays } from './prorate'

describe('a schedule cut after a day', () => {
  it.each<[string, string, string | null, [string, string | null] | null, [string, string | null] | null]>([
    ['goes on', '2026-05-01', null, ['2026-05-01', '2026-05-20'], ['2026-05-21', null]],
    ['ends later', '2026-05-01', '2026-06-30', ['2026-05-01', '2026-05-20'], ['2026-05-21', '2026-06-30']],
    ['ends that day', '2026-05-01', '2026-05-20', ['2026-05-01', '2026-05-20'], null],
    ['starts that day', '2026-05-20', null, ['2026-05-20', '2026-05-20'], ['2026-05-21', null]],
    ['starts later', '2026-05-21', null, null, ['2026-05-21', null]],
  ])('that %s', (_, start_date, end_date, until, after) => {
    const cut = cutAfter({ start_date, end_date }, '2026-05-20')
    expect([cut.until, cut.after].map(part => part && [part.start_date, part.end_date])).toEqual([
      until,
      after,
    ])
  })

  it('pays each day once', () => {
    const may = monthDays('2026-05')
    for (let day = 1; day <= 31; day++) {
      const { until, after } = cutAfter(
        { start_date: '2026-05-04', end_date: '2026-05-28' },
        `2026-05-${String(day).padStart(2, '0')}`,
      )
      const days = [until, after].flatMap(part => (part && activeDays(part, may)?.count) ?? [])
      expect(days.reduce((sum, count) => sum + count, 0)).toBe(25)
    }
  })
})

it('what is closed stays as it is, also on the last day of its month', () => {
  expect(lastDayAsBefore('2026-05-20', ['2026-03', '2026-04'])).toBe('2026-05-20')
  expect(lastDayAsBefore('2026-05-20', [])).toBe('2026-05-20')
  expect(lastDayAsBefore('2026-05-30', ['2026-05'])).toBe('2026-05-31')
})
