import { TRUCK_FIELDS, type TruckChange } from '@product/sdk/nouns/fleet'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { answerColumns, storedFields } from '../../db/record-columns'
import { idList } from '../../db/id-list'
import { trucks } from '../../db/tables/fleet'

export type NewTruck = typeof trucks.$inferInsert

export const truckColumns = {
  truck_id: trucks.truck_id,
  ...answerColumns(trucks, TRUCK_FIELDS),
  vendor_id: trucks.vendor_id,
  version: trucks.version,
}

export async function insertTrucks(tx: Db, list: readonly NewTruck[]): Promise<number[]> {
  if (list.length === 0) return []
  const added = await tx
    .insert(trucks)
    .values([...list])
    .returning({ truck_id: trucks.truck_id })
  return added.map(({ truck_id }) => truck_id)
}

/** Trucks that were not deleted, locked in the order of their ids, so that two writes can't wait for each other. */
export const lockTrucks = (tx: Db, ids: readonly number[]) =>
  tx
    .select(truckColumns)
    .from(trucks)
    .where(and(sql`${trucks.truck_id} in ${idList(ids)}`, isNull(trucks.deleted_at)))
    .orderBy(trucks.truck_id)
    .for('update')

/** A vendor's trucks that were not deleted, locked. */
export const lockTrucksOf = (tx: Db, vendorId: number) =>
  tx
    .select(truckColumns)
    .from(trucks)
    .where(and(eq(trucks.vendor_id, vendorId), isNull(trucks.deleted_at)))
    .orderBy(trucks.truck_id)
    .for('update')

/** Writes the fields that are given, and counts the version on. */
export async function changeTruck(tx: Db, id: number, change: TruckChange): Promise<void> {
  await tx
    .update(trucks)
    .set({
      ...storedFields(TRUCK_FIELDS, change),
      vendor_id: change.vendor_id,
      version: sql`${trucks.version} + 1`,
    })
    .where(eq(trucks.truck_id, id))
}

/** Takes trucks out of every list, for their past. Their trackers are let go: another truck may have them. */
export async function keepTrucks(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(trucks)
    .set({ deleted_at: now, imei: null, telemetry_token_hash: null })
    .where(inArray(trucks.truck_id, [...ids]))
}

export async function removeTrucks(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(trucks).where(inArray(trucks.truck_id, [...ids]))
}
