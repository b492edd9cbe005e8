import { VENDOR_FIELDS, type VendorChange } from '@product/sdk/nouns/fleet'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { answerColumns, storedFields } from '../../db/record-columns'
import { vendors } from '../../db/tables/fleet'

export type NewVendor = typeof vendors.$inferInsert

export const vendorColumns = {
  vendor_id: vendors.vendor_id,
  ...answerColumns(vendors, VENDOR_FIELDS),
  ssn_encrypted: vendors.ssn_encrypted,
  ein_encrypted: vendors.ein_encrypted,
  version: vendors.version,
}

/** What is sealed, and what else a body does not name. */
export interface SealedNumbers {
  ssn_encrypted?: string | null
  ein_encrypted?: string | null
}

const notDeleted = (id: number) => and(eq(vendors.vendor_id, id), isNull(vendors.deleted_at))

export const findVendor = async (db: Db, id: number) =>
  first(await db.select(vendorColumns).from(vendors).where(notDeleted(id)))

export type StoredVendor = NonNullable<Awaited<ReturnType<typeof findVendor>>>

/** Every write of a vendor or of what is the vendor's locks the vendor first, so that edits follow one another. */
export const lockVendor = async (tx: Db, id: number): Promise<StoredVendor | undefined> =>
  first(await tx.select(vendorColumns).from(vendors).where(notDeleted(id)).for('update'))

export async function insertVendors(tx: Db, list: readonly NewVendor[]): Promise<void> {
  if (list.length > 0) await tx.insert(vendors).values([...list])
}

export async function insertVendor(tx: Db, vendor: NewVendor): Promise<StoredVendor> {
  const [added] = await tx.insert(vendors).values(vendor).returning(vendorColumns)
  if (!added) throw new Error('The vendor was not stored')
  return added
}

/** Writes the fields that are given, and counts the version on: also where only something of the vendor changed. */
export async function changeVendor(
  tx: Db,
  id: number,
  change: VendorChange,
  sealed: SealedNumbers = {},
): Promise<StoredVendor> {
  const [changed] = await tx
    .update(vendors)
    .set({ ...storedFields(VENDOR_FIELDS, change), ...sealed, version: sql`${vendors.version} + 1` })
    .where(eq(vendors.vendor_id, id))
    .returning(vendorColumns)
  if (!changed) throw new Error(`Vendor ${id} was locked and is gone`)
  return changed
}

/** Takes a vendor out of every list, for the past. */
export async function keepVendor(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(vendors).set({ deleted_at: now }).where(eq(vendors.vendor_id, id))
}

export async function removeVendor(tx: Db, id: number): Promise<void> {
  await tx.delete(vendors).where(eq(vendors.vendor_id, id))
}
