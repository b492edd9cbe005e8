import type { SheetTruck } from '@product/sdk/features/sheets'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { idList } from '../../db/id-list'
import { trucks, vendors } from '../../db/tables/fleet'

/** All trucks, or those of the ids that are there, by vendor and name; those without a vendor last. */
export const sheetTrucks = (db: Db, ids?: readonly number[]): Promise<SheetTruck[]> =>
  db
    .select({
      truck_id: trucks.truck_id,
      name: trucks.name,
      license_plate: trucks.license_plate,
      make: trucks.make,
      year: trucks.year,
      side_dim: trucks.side_dim,
      back_dim: trucks.back_dim,
      over_cab_dim: trucks.over_cab_dim,
      side_door: trucks.side_door,
      side_rail: trucks.side_rail,
      colored_cab: trucks.colored_cab,
      backdoor_lift_gate: trucks.backdoor_lift_gate,
      artwork_code: trucks.artwork_code,
      vendor_id: trucks.vendor_id,
      vendor_name: vendors.name,
      vendor_city: vendors.city,
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(and(isNull(trucks.deleted_at), ids && inArray(trucks.truck_id, idList(ids))))
    .orderBy(asc(vendors.name_key), asc(sql`lower(${trucks.name})`), asc(trucks.truck_id))
