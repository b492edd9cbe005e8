import type { PaymentSchedule } from '../../nouns/payments/payment-schedule'
import type { ScheduleOverlap } from '../../nouns/payments/schedule-overlap'

/** One sentence for each truck of these payment schedules that another one pays on the same day. */
export function overlapTexts(
  schedules: readonly PaymentSchedule[],
  overlaps: readonly Pick<ScheduleOverlap, 'payment_schedule_id'>[],
): string[] {
  const names = new Map(schedules.map(one => [one.payment_schedule_id, one.truck_name]))
  const trucks = overlaps.flatMap(overlap => names.get(overlap.payment_schedule_id) ?? [])
  return [...new Set(trucks)].map(name => `${name} is paid by two payment schedules on the same days.`)
}
