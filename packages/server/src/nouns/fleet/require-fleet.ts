import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '../../contract/refusals'
import { type Db, first } from '../../db/db'
import { trucks, vendors } from '../../db/tables/fleet'

/** The truck of this id. Throws NotFound for one that is not there or was deleted. */
export async function requireTruck(db: Db, truckId: number) {
  const found = await db
    .select({ truck_id: trucks.truck_id, name: trucks.name, imei: trucks.imei })
    .from(trucks)
    .where(and(eq(trucks.truck_id, truckId), isNull(trucks.deleted_at)))
  const truck = first(found)
  if (!truck) throw new NotFound('This truck')
  return truck
}

/** The vendor of this id. Throws NotFound for one that is not there or was deleted. */
export async function requireVendor(db: Db, vendorId: number) {
  const found = await db
    .select({ vendor_id: vendors.vendor_id, name: vendors.name })
    .from(vendors)
    .where(and(eq(vendors.vendor_id, vendorId), isNull(vendors.deleted_at)))
  const vendor = first(found)
  if (!vendor) throw new NotFound('This vendor')
  return vendor
}
