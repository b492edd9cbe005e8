import { cutAfter, lastDayAsBefore, type PaymentSchedule } from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { type AuditEntry, recordAudits } from '../record-keeping/record-audit'
import { closedMonths } from './pay-period-store'
import { deleteSchedule, updateSchedule } from './payment-schedule-store'

/** Who acts, in which transaction. */
export type Acting = Pick<AuditEntry, 'session' | 'now' | 'requestId'> & { db: Db }

/**
 * Ends schedules today in Los Angeles, and deletes those that would start later; what a closed month pays stays. Under
 * the lock of payments. Each has its row in the audit.
 */
export async function endSchedules(
  { db, session, now, requestId }: Acting,
  schedules: readonly PaymentSchedule[],
): Promise<void> {
  const lastDay = lastDayAsBefore(losAngelesDay(now), await closedMonths(db))
  const entries: AuditEntry[] = []
  for (const before of schedules) {
    const { until: after } = cutAfter(before, lastDay)
    if (after === before) continue
    const id = before.payment_schedule_id
    if (after) await updateSchedule(db, id, { end_date: after.end_date })
    else await deleteSchedule(db, id)
    entries.push({
      session,
      now,
      requestId,
      action: `${after ? 'ended' : 'deleted'} a payment schedule of truck ${before.truck_name}`,
      entity: 'payment_schedule',
      entityId: id,
      before,
      ...(after && { after }),
    })
  }
  await recordAudits(db, entries)
}
