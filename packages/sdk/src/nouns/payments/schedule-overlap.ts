import type { Day } from '../../values/utc-day'
import type { PaymentSchedule } from './payment-schedule'

type Scheduled = Pick<PaymentSchedule, 'payment_schedule_id' | 'truck_id' | 'start_date' | 'end_date'>

/** A schedule that pays a truck on days on which another one pays it too. */
export interface ScheduleOverlap {
  payment_schedule_id: number
  /** The other one; where there are several, one of them. */
  other_schedule_id: number
  /** The first and the last Los Angeles day that both pay; null: both go on. */
  from: Day
  to: Day | null
}

/** After every date, as a schedule without an end is. */
const NEVER = '9999-12-31'
const endOf = ({ end_date }: Scheduled): Day => end_date ?? NEVER

const meetingOf = (one: Scheduled, other: Scheduled): ScheduleOverlap => {
  const end = endOf(one) < endOf(other) ? one.end_date : other.end_date
  return {
    payment_schedule_id: one.payment_schedule_id,
    other_schedule_id: other.payment_schedule_id,
    from: one.start_date > other.start_date ? one.start_date : other.start_date,
    to: end,
  }
}

const byTruckAndStart = (a: Scheduled, b: Scheduled): number =>
  a.truck_id - b.truck_id ||
  a.start_date.localeCompare(b.start_date) ||
  a.payment_schedule_id - b.payment_schedule_id

/**
 * One warning for each schedule whose truck another schedule pays on the same day, by truck and start. A warning stops
 * nothing: a truck may carry two campaigns. Each schedule is looked at once, however many meet. Ours: the
 * specification is silent.
 */
export function scheduleOverlaps(schedules: readonly Scheduled[]): ScheduleOverlap[] {
  const ordered = [...schedules].sort(byTruckAndStart)
  const found = new Map<Scheduled, ScheduleOverlap>()
  let longest: Scheduled | undefined
  for (const schedule of ordered) {
    if (longest?.truck_id === schedule.truck_id && schedule.start_date <= endOf(longest)) {
      found.set(schedule, meetingOf(schedule, longest))
      if (!found.has(longest)) found.set(longest, meetingOf(longest, schedule))
    }
    if (longest?.truck_id !== schedule.truck_id || endOf(schedule) > endOf(longest)) longest = schedule
  }
  return ordered.flatMap(schedule => found.get(schedule) ?? [])
}
