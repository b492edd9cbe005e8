import { cutAfter, lastDayAsBefore, type PaymentSchedule } from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { type AuditEntry, recordAudits } from '../record-keeping/record-audit'
import type { Acting } from './end-schedules'
import { closedMonths } from './pay-period-store'
import {
  findSchedule,
  insertSchedule,
  schedulesOfTrucks,
  storedSchedule,
  updateSchedule,
} from './payment-schedule-store'

interface Move {
  truckId: number
  /** Whose the truck becomes; null: nobody's. */
  to: number | null
}

/**
 * Pays a truck's new owner from tomorrow in Los Angeles on, or after the latest closed month where that ends later.
 * Until then who owned the truck is paid; a running schedule is cut in two. What it earned for nobody becomes the new
 * owner's. Under the lock of payments, once the truck is the new owner's.
 */
export async function handOverSchedules(
  { db, session, now, requestId }: Acting,
  { truckId, to }: Move,
): Promise<void> {
  const lastDay = lastDayAsBefore(losAngelesDay(now), await closedMonths(db))
  const entry = (id: number, before: PaymentSchedule | undefined, after: PaymentSchedule | undefined) => ({
    session,
    now,
    requestId,
    action: `${before ? 'changed' : 'added'} a payment schedule of truck ${after?.truck_name} for its new owner`,
    entity: 'payment_schedule',
    entityId: id,
    before,
    after,
  })
  const entries: AuditEntry[] = []
  for (const before of await schedulesOfTrucks(db, [truckId])) {
    if (before.vendor_id === to) continue
    const id = before.payment_schedule_id
    const { until, after } =
      before.vendor_id === null ? { until: null, after: before } : cutAfter(before, lastDay)
    if (after === null) continue
    await updateSchedule(db, id, until ? { end_date: until.end_date } : { vendor_id: to })
    entries.push(entry(id, before, await findSchedule(db, id)))
    if (!until) continue
    const added = await insertSchedule(db, { truck_id: truckId, ...storedSchedule(after) })
    entries.push(entry(added, undefined, await findSchedule(db, added)))
  }
  await recordAudits(db, entries)
}
