import { expect, it } from 'vitest'
import { daysQuery, shownDays } from './calendar-address'

const today = '2026-05-20'
const read = (query: string) => shownDays(new URLSearchParams(query), today)

it.each([
  ['', 'month', today],
  ['view=week', 'week', today],
  ['view=year&day=2026-02-30', 'month', today],
  ['day=1999-12-31', 'month', today],
  ['day=2000-01-31', 'month', today],
  ['day=2099-12-01', 'month', today],
  ['day=2099-11-30', 'month', '2099-11-30'],
  ['view=week&day=2026-01-04', 'week', '2026-01-04'],
])('the address "%s" shows the %s of %s', (query, view, day) => {
  expect(read(query)).toEqual({ view, day })
})

it('the address says again what it showed', () => {
  for (const query of ['', 'view=week', 'view=week&day=2026-01-04'])
    expect(new URLSearchParams(daysQuery(read(query), today)).toString()).toBe(query)
})
