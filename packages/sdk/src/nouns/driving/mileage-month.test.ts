import { expect, it } from 'vitest'
import { mileageOfMonth } from './mileage-month'

it('a day without a fix is silent, today too, and one that has not come is not', () => {
  const days = mileageOfMonth('2026-02', {
    miles: new Map([['2026-02-01', 12.5]]),
    tracked: new Set(['2026-02-01', '2026-02-02']),
    today: '2026-02-03',
  })
  expect(days.slice(0, 4)).toEqual([
    { day: '2026-02-01', miles: 12.5, state: 'driven' },
    { day: '2026-02-02', miles: 0, state: 'parked' },
    { day: '2026-02-03', miles: 0, state: 'silent' },
    { day: '2026-02-04', miles: 0, state: 'to_come' },
  ])
  expect(days).toHaveLength(28)
})
