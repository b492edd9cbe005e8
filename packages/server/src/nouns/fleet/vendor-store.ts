import { VENDOR_FIELDS, type VendorChange } from '@product/sdk/nouns/fleet'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { idList } from '../../db/id-list'
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

/**
 * Every write of a vendor, of the trucks' fields and of payment schedules locks the vendor, so that edits follow one
 * another: after payments, where they are locked too, and before the trucks.
 */
export const lockVendor = async (tx: Db, id: number): Promise<StoredVendor | undefined> =>
  first(await tx.select(vendorColumns).from(vendors).where(notDeleted(id)).for('update'))

/** Locks the vendor who owns a truck, where somebody does. */
export async function lockOwner(tx: Db, truckId: number): Promise<void> {
  const owner = sql`(select vendor_id from trucks where truck_id = ${truckId})`
  await tx
    .select({ vendor_id: vendors.vendor_id })
    .from(vendors)
    .where(eq(vendors.vendor_id, owner))
    .for('update')
}

/** Locks vendors in the order of their ids, so that two writes can't wait for each other. Answers those that are there. */
export async function lockVendors(
  tx: Db,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlySet<number>> {
  const locked = await tx
    .select({ vendor_id: vendors.vendor_id })
    .from(vendors)
    .where(
      and(sql`${vendors.vendor_id} in ${idList(ids.flatMap(id => id ?? []))}`, isNull(vendors.deleted_at)),
    )
    .orderBy(vendors.vendor_id)
    .for('update')
  return new Set(locked.map(({ vendor_id }) => vendor_id))
}

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
