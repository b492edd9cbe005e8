import { addDays, type Day } from '../../values/utc-day'
import { monthDays, type PayMonth } from './pay-month'
import type { ScheduledDays } from './prorate'

/** What of a schedule is paid until a day, and what after it; null where there is nothing. */
export interface CutSchedule<Schedule> {
  until: Schedule | null
  after: Schedule | null
}

/**
 * A schedule cut after a day, which is still paid by the first part. One that lies wholly on a side is that part,
 * unchanged. Ours: the specification knows no trucks that change hands.
 */
export function cutAfter<Schedule extends ScheduledDays>(
  schedule: Schedule,
  lastDay: Day,
): CutSchedule<Schedule> {
  if (schedule.end_date !== null && schedule.end_date <= lastDay) return { until: schedule, after: null }
  if (schedule.start_date > lastDay) return { until: null, after: schedule }
  return {
    until: { ...schedule, end_date: lastDay },
    after: { ...schedule, start_date: addDays(lastDay, 1) },
  }
}

/**
 * The last Los Angeles day that is paid as before where a truck is deleted or changes hands today: today, or the end of
 * the latest closed month where that is later, since what is closed stays.
 */
export function lastDayAsBefore(today: Day, closed: readonly PayMonth[]): Day {
  const ends = closed.map(month => monthDays(month).last)
  return ends.reduce((latest, end) => (end > latest ? end : latest), today)
}
