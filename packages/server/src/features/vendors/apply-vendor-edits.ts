import type { PaymentSchedule } from '@product/sdk/nouns/payments'
import type { ParsedVendorEdits } from '@product/sdk/features/vendors'
import { Invalid, StaleEdit } from '../../contract/refusals'
import { storedFields } from '../../db/record-columns'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { changeTruck, insertTrucks, lockTrucksOf } from '../../nouns/fleet/truck-store'
import { attachVendorFile, removeVendorFile } from '../../nouns/fleet/vendor-file-store'
import { deleteTrucks } from '../../nouns/payments/delete-trucks'
import type { Acting } from '../../nouns/payments/end-schedules'
import { applyScheduleEdits } from './apply-schedule-edits'
import { refuseAbsent, refuseTwice } from './refuse-edits'

export type EditedParts = Omit<ParsedVendorEdits, 'version' | 'fields'>

export interface Saving extends Acting {
  vendorId: number
  userId: number
  /** All that is stored of the vendor, as a refusal of stale edits answers it. */
  stored: unknown
}

async function applyTrucks(
  { db, vendorId, now, stored }: Saving,
  edits: EditedParts['trucks'],
): Promise<void> {
  const updatedIds = edits.updated.map(({ truck_id }) => truck_id)
  refuseTwice([...updatedIds, ...edits.removed], 'trucks')
  const present = await lockTrucksOf(db, vendorId)
  const ids = present.map(({ truck_id }) => truck_id)
  refuseAbsent(edits.removed, ids, 'trucks.removed', 'A truck to be deleted')
  refuseAbsent(updatedIds, ids, 'trucks.updated', 'A changed truck')
  for (const { truck_id, version, ...change } of edits.updated) {
    const truck = present.find(one => one.truck_id === truck_id)
    if (truck && version !== undefined && version !== truck.version)
      throw new StaleEdit(`The truck ${truck.name}`, stored)
    await changeTruck(db, truck_id, change)
  }
  await insertTrucks(
    db,
    edits.added.map(truck => ({
      ...storedFields(TRUCK_FIELDS, truck),
      vendor_id: vendorId,
      created_at: now,
    })),
  )
}

async function applyFiles({ db, vendorId, userId, now }: Saving, edits: EditedParts['files']): Promise<void> {
  refuseTwice(edits.removed, 'files.removed')
  for (const [at, fileId] of edits.removed.entries()) {
    const removed = await removeVendorFile(db, fileId, vendorId)
    if (!removed) throw new Invalid({ [`files.removed.${at}`]: 'A file to be deleted is no longer there.' })
  }
  for (const file of edits.added) await attachVendorFile(db, { vendorId, ...file, uploadedBy: userId, now })
}

/**
 * Applies the edits of what is a vendor's. The vendor must be locked, and `schedules` read under that lock; where some
 * are edited or trucks deleted, payments too, and before. Any refusal throws and so undoes the whole transaction.
 * Spec: operations, 4.
 */
export async function applyVendorEdits(
  saving: Saving,
  { trucks, payment_schedules, files }: EditedParts,
  schedules: readonly PaymentSchedule[],
): Promise<void> {
  await applyTrucks(saving, trucks)
  await applyScheduleEdits(saving, {
    edits: payment_schedules,
    before: schedules,
    removedTrucks: trucks.removed,
  })
  // After the schedules: what is still open then ends with the truck.
  await deleteTrucks(saving, trucks.removed)
  await applyFiles(saving, files)
}

/** Whether the edits change what is paid. */
export const touchesPayments = ({ payment_schedules, trucks }: EditedParts): boolean =>
  touches(payment_schedules) || trucks.removed.length > 0

/** Whether anything is staged. */
const touches = (staged: EditedParts[keyof EditedParts]): boolean =>
  Object.values(staged).some(list => list.length > 0)

/** Whether the edits touch anything besides the vendor's own fields. */
export const touchesParts = (parts: EditedParts): boolean =>
  [parts.trucks, parts.payment_schedules, parts.files].some(touches)
