import type { ParsedVendorEdits } from '@product/sdk/features/vendors'
import {
  changedSchedule,
  endsBeforeItStarts,
  PAYMENT_SCHEDULE_TEXTS,
  type PaymentSchedule,
} from '@product/sdk/nouns/payments'
import { Invalid, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { knownCampaigns } from '../../nouns/campaigns/campaign-store'
import { lockTrucksOf } from '../../nouns/fleet/truck-store'
import {
  deleteSchedule,
  insertSchedules,
  storedSchedule,
  updateSchedule,
} from '../../nouns/payments/payment-schedule-store'
import { refuseLonger } from '../../nouns/payments/refuse-longer'
import { refuseFrozen, type ScheduleChange } from '../../nouns/payments/refuse-frozen'
import { refuseAbsent, refuseTwice } from './refuse-edits'

type ScheduleEdits = ParsedVendorEdits['payment_schedules']

async function refuseUnknownCampaigns(tx: Db, { added, updated }: ScheduleEdits): Promise<void> {
  const named = [...added, ...updated].flatMap(({ campaign_id }) => campaign_id ?? [])
  const known = await knownCampaigns(tx, named)
  for (const [list, items] of Object.entries({ added, updated })) {
    const at = items.findIndex(
      ({ campaign_id }) => typeof campaign_id === 'number' && !known.has(campaign_id),
    )
    if (at < 0) continue
    const field = `payment_schedules.${list}.${at}.campaign_id`
    throw new Invalid({ [field]: PAYMENT_SCHEDULE_TEXTS.noCampaign })
  }
}

interface Editing {
  edits: ScheduleEdits
  /** All schedules of the vendor. */
  before: readonly PaymentSchedule[]
  /** Trucks that the same save deletes. */
  removedTrucks: readonly number[]
}

/** Each changed schedule, as it was and as it becomes. Throws where it is stale, or would end before it starts. */
function updatedSchedules({ edits: { updated }, before }: Editing, stored: unknown) {
  const schedules = new Map(before.map(schedule => [schedule.payment_schedule_id, schedule]))
  return updated.flatMap(({ payment_schedule_id: id, ...change }, at) => {
    const was = schedules.get(id)
    if (!was) return []
    if (change.version !== undefined && change.version !== was.version)
      throw new StaleEdit(`A payment schedule of truck ${was.truck_name}`, stored)
    const becomes = changedSchedule(was, change)
    if (endsBeforeItStarts(becomes))
      throw new Invalid({
        [`payment_schedules.updated.${at}.end_date`]: PAYMENT_SCHEDULE_TEXTS.endBeforeStart,
      })
    return [{ id, was, becomes }]
  })
}

/**
 * Stores the edits of a vendor's schedules. Under the lock of payments and the vendor's. Throws where one is not the
 * vendor's or stale, or changes what a closed month pays.
 */
export async function applyScheduleEdits(
  { db, vendorId, stored }: { db: Db; vendorId: number; stored: unknown },
  editing: Editing,
): Promise<void> {
  const { edits, before, removedTrucks } = editing
  const { added, updated, removed } = edits
  if (added.length + updated.length + removed.length === 0) return
  const updatedIds = updated.map(schedule => schedule.payment_schedule_id)
  refuseTwice([...updatedIds, ...removed], 'payment_schedules')
  const present = before.map(schedule => schedule.payment_schedule_id)
  refuseAbsent(removed, present, 'payment_schedules.removed', 'A payment schedule to be deleted')
  refuseAbsent(updatedIds, present, 'payment_schedules.updated', 'A changed payment schedule')
  const trucks = (await lockTrucksOf(db, vendorId)).map(({ truck_id }) => truck_id)
  refuseAbsent(
    added.map(({ truck_id }) => truck_id),
    trucks.filter(id => !removedTrucks.some(gone => gone === id)),
    'payment_schedules.added',
    'The truck of a payment schedule',
  )
  await refuseUnknownCampaigns(db, edits)
  const changed = updatedSchedules(editing, stored)
  await refuseLonger(db, changed)
  await refuseFrozen(
    db,
    ...added.map((after): ScheduleChange => [null, after]),
    ...changed.map(({ was, becomes }): ScheduleChange => [was, becomes]),
    ...before
      .filter(one => removed.some(id => id === one.payment_schedule_id))
      .map((gone): ScheduleChange => [gone, null]),
  )
  for (const id of removed) await deleteSchedule(db, id)
  for (const { id, becomes } of changed) await updateSchedule(db, id, storedSchedule(becomes))
  await insertSchedules(
    db,
    added.map(({ truck_id, ...fields }) => ({ truck_id, ...storedSchedule(fields) })),
  )
}
