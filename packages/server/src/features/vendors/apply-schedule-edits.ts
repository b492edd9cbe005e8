import type { ParsedVendorEdits } from '@product/sdk/features/vendors'
import { PAYMENT_SCHEDULE_TEXTS, type PaymentSchedule } from '@product/sdk/nouns/payments'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { knownCampaigns } from '../../nouns/campaigns/campaign-store'
import { lockTrucksOf } from '../../nouns/fleet/truck-store'
import {
  deleteSchedule,
  insertSchedules,
  storedSchedule,
  updateSchedule,
} from '../../nouns/payments/payment-schedule-store'
import { refuseFrozen, type ScheduleChange } from '../../nouns/payments/refuse-frozen'
import { refuseAbsent, refuseTwice } from './refuse-edits'

type ScheduleEdits = ParsedVendorEdits['payment_schedules']

async function refuseUnknownCampaigns(tx: Db, { added, updated }: ScheduleEdits): Promise<void> {
  const named = [...added, ...updated].flatMap(({ campaign_id }) => campaign_id ?? [])
  const known = await knownCampaigns(tx, named)
  for (const [list, items] of Object.entries({ added, updated })) {
    const at = items.findIndex(({ campaign_id }) => campaign_id !== null && !known.has(campaign_id))
    if (at < 0) continue
    const field = `payment_schedules.${list}.${at}.campaign_id`
    throw new Invalid({ [field]: PAYMENT_SCHEDULE_TEXTS.noCampaign })
  }
}

/** Each schedule that the edits touch, as it was and as it becomes. */
function changesOf(
  { added, updated, removed }: ScheduleEdits,
  before: readonly PaymentSchedule[],
): ScheduleChange[] {
  const stored = new Map(before.map(schedule => [schedule.payment_schedule_id, schedule]))
  return [
    ...added.map(after => [null, after] as const),
    ...updated.map(after => [stored.get(after.payment_schedule_id) ?? null, after] as const),
    ...removed.map(id => [stored.get(id) ?? null, null] as const),
  ]
}

/**
 * Stores the edits of a vendor's schedules, of which `before` are all. Under the lock of payments and the vendor's.
 * Throws where one is not the vendor's, or changes what a closed month pays.
 */
export async function applyScheduleEdits(
  { tx, vendorId }: { tx: Db; vendorId: number },
  edits: ScheduleEdits,
  before: readonly PaymentSchedule[],
): Promise<void> {
  const { added, updated, removed } = edits
  if (added.length + updated.length + removed.length === 0) return
  const updatedIds = updated.map(schedule => schedule.payment_schedule_id)
  refuseTwice([...updatedIds, ...removed], 'payment_schedules')
  const present = before.map(schedule => schedule.payment_schedule_id)
  refuseAbsent(removed, present, 'payment_schedules.removed', 'A payment schedule to be deleted')
  refuseAbsent(updatedIds, present, 'payment_schedules.updated', 'A changed payment schedule')
  const trucks = (await lockTrucksOf(tx, vendorId)).map(({ truck_id }) => truck_id)
  refuseAbsent(
    added.map(({ truck_id }) => truck_id),
    trucks,
    'payment_schedules.added',
    'The truck of a payment schedule',
  )
  await refuseUnknownCampaigns(tx, edits)
  await refuseFrozen(tx, ...changesOf(edits, before))
  for (const id of removed) await deleteSchedule(tx, id)
  for (const { payment_schedule_id, ...fields } of updated)
    await updateSchedule(tx, payment_schedule_id, storedSchedule(fields))
  await insertSchedules(
    tx,
    added.map(({ truck_id, ...fields }) => ({ truck_id, ...storedSchedule(fields) })),
  )
}
