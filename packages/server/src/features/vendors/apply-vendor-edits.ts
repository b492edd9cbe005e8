import type { PaymentSchedule } from '@product/sdk/nouns/payments'
import type { ParsedVendorEdits } from '@product/sdk/features/vendors'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { storedFields } from '../../db/record-columns'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { changeTruck, insertTrucks, lockTrucksOf } from '../../nouns/fleet/truck-store'
import { attachVendorFile, removeVendorFile } from '../../nouns/fleet/vendor-file-store'
import { deleteTrucks } from '../../nouns/payments/delete-trucks'
import { applyScheduleEdits } from './apply-schedule-edits'
import { refuseAbsent, refuseTwice } from './refuse-edits'

export type EditedParts = Omit<ParsedVendorEdits, 'version' | 'fields'>

export interface Saving {
  tx: Db
  vendorId: number
  userId: number
  now: Date
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

async function applyFiles({ tx, vendorId, userId, now }: Saving, edits: EditedParts['files']): Promise<void> {
  refuseTwice(edits.removed, 'files.removed')
  for (const [at, fileId] of edits.removed.entries()) {
    const removed = await removeVendorFile(tx, fileId, vendorId)
    if (!removed) throw new Invalid({ [`files.removed.${at}`]: 'A file to be deleted is no longer there.' })
  }
  for (const file of edits.added) await attachVendorFile(tx, { vendorId, ...file, uploadedBy: userId, now })
}

/**
 * Applies the edits of what is a vendor's. The vendor must be locked, and `schedules` read under that lock; where some
 * are edited, payments too, and before. Any refusal throws and so undoes the whole transaction.
 * Spec: operations, 4.
 */
export async function applyVendorEdits(
  saving: Saving,
  { trucks, payment_schedules, files }: EditedParts,
  schedules: readonly PaymentSchedule[],
): Promise<void> {
  await applyTrucks(saving, trucks)
  await applyScheduleEdits(saving, payment_schedules, schedules)
  await applyFiles(saving, files)
}

/** Whether anything is staged. */
export const touches = (staged: EditedParts[keyof EditedParts]): boolean =>
  Object.values(staged).some(list => list.length > 0)

/** Whether the edits touch anything besides the vendor's own fields. */
export const touchesParts = (parts: EditedParts): boolean =>
  [parts.trucks, parts.payment_schedules, parts.files].some(touches)
