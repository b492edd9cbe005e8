import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { trucks, vendors } from '../../db/tables/fleet'

export const isTruck = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(trucks, and(eq(trucks.truck_id, id), isNull(trucks.deleted_at)))) > 0

export async function requireTruck(db: Db, id: number): Promise<void> {
  if (!(await isTruck(db, id))) throw new NotFound('This truck')
}

export async function requireVendor(db: Db, id: number): Promise<void> {
  const found = await db.$count(vendors, and(eq(vendors.vendor_id, id), isNull(vendors.deleted_at)))
  if (found === 0) throw new NotFound('This vendor')
}
