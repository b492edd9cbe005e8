import { addDays, type Day, daysBetween } from '../../values/utc-day'
import type { PaymentLine } from './payment-line'

/** What is known of the truck and its vendor in the month of a line. Days are those of Los Angeles. */
export interface PayFacts {
  /** Days from the first paid day on, today included, on which a path of the truck was measured. */
  daysTracked: number
  /** How many days a week the truck is to drive, 1 to 7. */
  daysPerWeek: number
  /** Whether the vendor is to send pictures. */
  pictureReporting: boolean
  /** Ids of the truck's open fix list items. */
  openFixItems: readonly number[]
  /** The day on which the truck's advertisement was removed for this schedule, or null. */
  removedOn: Day | null
}

/** Why a line is not ready to be paid. All but the first are for people to judge: nothing is held back by itself. */
export type NotReady =
  | { reason: 'no-vendor' }
  /** Paid days are still to come. */
  | { reason: 'still-running'; until: Day }
  | { reason: 'days-not-tracked'; tracked: number; expected: number; scheduled: number }
  | { reason: 'no-pictures' }
  | { reason: 'open-fix-items'; truck_problem_ids: number[] }
  /** The advertisement came off before the last paid day; `days`: so many paid days come after it. */
  | { reason: 'removed-early'; removedOn: Day; days: number }

/** The paid days of the line up to today, and of those how many the truck was to drive: whole weeks' share, rounded down. */
function expectedDays(line: PaymentLine, { daysPerWeek }: PayFacts, today: Day) {
  const last = line.end_active < today ? line.end_active : today
  const scheduled = Math.max(0, daysBetween(line.start_active, last) + 1)
  return { scheduled, expected: Math.floor((scheduled * daysPerWeek) / 7) }
}

/**
 * Every reason why a line is not ready to be paid, in the order in which they are told; none: ready. `today` in Los
 * Angeles. Ours: the specification is silent.
 */
export function notReadyReasons(line: PaymentLine, facts: PayFacts, today: Day): NotReady[] {
  const reasons: NotReady[] = []
  const { scheduled, expected } = expectedDays(line, facts, today)
  const { daysTracked: tracked, openFixItems, removedOn } = facts
  if (line.vendor_id === null) reasons.push({ reason: 'no-vendor' })
  if (line.end_active > today) reasons.push({ reason: 'still-running', until: line.end_active })
  if (tracked < expected) reasons.push({ reason: 'days-not-tracked', tracked, expected, scheduled })
  if (facts.pictureReporting && !line.pictures_received) reasons.push({ reason: 'no-pictures' })
  if (openFixItems.length > 0)
    reasons.push({ reason: 'open-fix-items', truck_problem_ids: [...openFixItems] })
  if (removedOn !== null && removedOn < line.end_active) {
    const dayBefore = addDays(line.start_active, -1)
    const lastDayOn = removedOn < dayBefore ? dayBefore : removedOn
    reasons.push({ reason: 'removed-early', removedOn, days: daysBetween(lastDayOn, line.end_active) })
  }
  return reasons
}
