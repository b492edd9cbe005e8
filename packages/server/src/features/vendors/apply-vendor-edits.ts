import { PAYMENT_SCHEDULE_TEXTS, type PaymentSchedule } from '@product/sdk/nouns/payments'
import type { ParsedVendorEdits } from '@product/sdk/features/vendors'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { storedFields } from '../../db/record-columns'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { changeTruck, insertTrucks, lockTrucksOf } from '../../nouns/fleet/truck-store'
import { attachVendorFile, removeVendorFile } from '../../nouns/fleet/vendor-file-store'
import { deleteTrucks } from '../../nouns/payments/delete-trucks'
import { knownCampaigns, saveScheduleEdits } from '../../nouns/payments/schedule-edits-store'

export type EditedParts = Omit<ParsedVendorEdits, 'version' | 'fields'>

export interface Saving {
  tx: Db
  vendorId: number
  userId: number
  now: Date
}

/** Refuses edits of what is not the vendor's (any more): none of them is passed over in silence. */
function refuseAbsent(
  wanted: readonly number[],
  present: readonly number[],
  field: string,
  what: string,
): void {
  const there = new Set(present)
  const absent = wanted.findIndex(id => !there.has(id))
  if (absent >= 0) throw new Invalid({ [`${field}.${absent}`]: `${what} is no longer this vendor’s.` })
}

const refuseTwice = (ids: readonly number[], field: string): void => {
  if (new Set(ids).size < ids.length) throw new Invalid({ [field]: 'The same one is changed twice.' })
}

async function applyTrucks({ tx, vendorId, now }: Saving, edits: EditedParts['trucks']): Promise<void> {
  const updatedIds = edits.updated.map(({ truck_id }) => truck_id)
  refuseTwice([...updatedIds, ...edits.removed], 'trucks')
  if (updatedIds.length + edits.removed.length > 0) {
    const present = (await lockTrucksOf(tx, vendorId)).map(({ truck_id }) => truck_id)
    refuseAbsent(edits.removed, present, 'trucks.removed', 'A truck to be deleted')
    refuseAbsent(updatedIds, present, 'trucks.updated', 'A changed truck')
  }
  await deleteTrucks(tx, edits.removed, now)
  for (const { truck_id, ...change } of edits.updated) await changeTruck(tx, truck_id, change)
  await insertTrucks(
    tx,
    edits.added.map(truck => ({
      ...storedFields(TRUCK_FIELDS, truck),
      vendor_id: vendorId,
      created_at: now,
    })),
  )
}

async function applySchedules(
  { tx, vendorId }: Saving,
  edits: EditedParts['payment_schedules'],
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
  const named = [...added, ...updated].flatMap(({ campaign_id }) => campaign_id ?? [])
  const known = await knownCampaigns(tx, named)
  for (const [list, items] of Object.entries({ added, updated })) {
    const at = items.findIndex(({ campaign_id }) => campaign_id !== null && !known.has(campaign_id))
    if (at >= 0) {
      const field = `payment_schedules.${list}.${at}.campaign_id`
      throw new Invalid({ [field]: PAYMENT_SCHEDULE_TEXTS.noCampaign })
    }
  }
  await saveScheduleEdits(tx, edits, before)
}

async function applyFiles({ tx, vendorId, userId, now }: Saving, edits: EditedParts['files']): Promise<void> {
  refuseTwice(edits.removed, 'files.removed')
  for (const [at, fileId] of edits.removed.entries()) {
    const removed = await removeVendorFile(tx, fileId, vendorId)
    if (!removed) throw new Invalid({ [`files.removed.${at}`]: 'A file to be deleted is no longer there.' })
  }
  for (const file of edits.added) await attachVendorFile(tx, { vendorId, ...file, uploadedBy: userId, now })
}

/**
 * Applies the edits of what is a vendor's. The vendor must be locked, and `schedules` read under that lock. Any refusal
 * throws and so undoes the whole transaction. Spec: operations, 4.
 */
export async function applyVendorEdits(
  saving: Saving,
  { trucks, payment_schedules, files }: EditedParts,
  schedules: readonly PaymentSchedule[],
): Promise<void> {
  await applyTrucks(saving, trucks)
  await applySchedules(saving, payment_schedules, schedules)
  await applyFiles(saving, files)
}

/** Whether the edits touch anything besides the vendor's own fields. */
export const touchesParts = (parts: EditedParts): boolean =>
  [parts.trucks, parts.payment_schedules, parts.files].some(staged =>
    Object.values(staged).some(list => list.length > 0),
  )
