import type { PaymentSchedule } from '../../nouns/payments/payment-schedule'
import { scheduleOverlaps } from '../../nouns/payments/schedule-overlap'

/** One sentence for each truck that two payment schedules pay on the same day. */
export function overlapTexts(schedules: readonly PaymentSchedule[]): string[] {
  const names = new Map(schedules.map(one => [one.payment_schedule_id, one.truck_name]))
  const trucks = scheduleOverlaps(schedules).map(overlap => names.get(overlap.payment_schedule_id))
  return [...new Set(trucks)].map(
    name => `${name ?? 'A truck'} is paid by two payment schedules on the same days.`,
  )
}
