import { addDays, type Day, daysBetween } from '../../values/utc-day'

/** A removal is upcoming from so many days before its schedule ends. Ours: the specification does not say how removals come to be. */
export const UPCOMING_DAYS = 30

/** The latest end of a schedule whose removal is upcoming. `today` in Los Angeles. */
export const upcomingUntil = (today: Day): Day => addDays(today, UPCOMING_DAYS)

/** Whole days until the schedule ends, below 0 once it is over. Spec: operations, 4. */
export const daysLeft = (end: Day, today: Day): number => daysBetween(today, end)

/** How a removal stands by its days left. */
export type RemovalUrgency = 'overdue' | 'this-week' | 'later'

/** Overdue from the day after the schedule's last on; this week: within seven days. */
export function removalUrgency(end: Day, today: Day): RemovalUrgency {
  const left = daysLeft(end, today)
  if (left < 0) return 'overdue'
  return left <= 7 ? 'this-week' : 'later'
}
