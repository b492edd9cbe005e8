import { expect, it } from 'vitest'
import { daysLeft, removalUrgency, upcomingUntil } from './upcoming-removal'

it('removals are upcoming from 30 days before the end of their schedule', () => {
  expect(upcomingUntil('2026-05-20')).toBe('2026-06-19')
})

it.each([
  ['2026-05-19', -1, 'overdue'],
  ['2026-05-20', 0, 'this-week'],
  ['2026-05-27', 7, 'this-week'],
  ['2026-05-28', 8, 'later'],
])('a schedule that ends on %s has %i days left and is %s', (end, left, urgency) => {
  expect(daysLeft(end, '2026-05-20')).toBe(left)
  expect(removalUrgency(end, '2026-05-20')).toBe(urgency)
})
