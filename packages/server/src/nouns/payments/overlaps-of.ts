import { type PaymentSchedule, type ScheduleOverlap, scheduleOverlaps } from '@product/sdk/nouns/payments'
import type { Db } from '../../db/db'
import { schedulesOfTrucks } from './payment-schedule-store'

/** The warnings that name one of these schedules. Others of its truck count, whoever is paid by them. */
export async function overlapsOf(db: Db, schedules: readonly PaymentSchedule[]): Promise<ScheduleOverlap[]> {
  const ids = new Set(schedules.map(one => one.payment_schedule_id))
  const trucks = [...new Set(schedules.map(({ truck_id }) => truck_id))]
  const all = await schedulesOfTrucks(db, trucks)
  return scheduleOverlaps(all).filter(one => ids.has(one.payment_schedule_id))
}
