import { type Day, daysBetween } from '../../values/utc-day'

/** A month with the weeks at its edges, twice over. */
export const MOST_CALENDAR_DAYS = 100

export const CALENDAR_TEXTS = {
  noDay: 'Please name a day.',
  wrongSpan: `The calendar shows at most ${MOST_CALENDAR_DAYS} days, from the earlier to the later.`,
} as const

/** Whether a calendar can be shown from one day to another. */
export function spansCalendar({ start_date, end_date }: { start_date: Day; end_date: Day }): boolean {
  const days = daysBetween(start_date, end_date)
  return days >= 0 && days < MOST_CALENDAR_DAYS
}
