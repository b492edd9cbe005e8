import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { trucks, vendors } from '../../db/tables/fleet'

/** The truck that has the tracker, with whose it is. */
export async function truckWithTracker(db: Db, imei: string) {
  const found = await db
    .select({ truck_id: trucks.truck_id, name: trucks.name, vendor_name: vendors.name })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(eq(trucks.imei, imei))
  return first(found)
}

/** Puts a tracker on the truck, or takes it off. Open edits of the truck stay fresh. */
export async function putTracker(tx: Db, truckId: number, imei: string | null): Promise<void> {
  await tx.update(trucks).set({ imei }).where(eq(trucks.truck_id, truckId))
}
