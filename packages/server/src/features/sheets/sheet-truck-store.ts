import type { SheetTruck } from '@product/sdk/features/sheets'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { idList } from '../../db/id-list'
import { trucks, vendors } from '../../db/tables/fleet'

const COLUMNS = {
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
} satisfies Record<keyof SheetTruck, PgColumn>

const truck = sql.join(
  Object.entries(COLUMNS).flatMap(([name, column]): SQL[] => [sql.raw(`'${name}'`), sql`${column}`]),
  sql`, `,
)

/**
 * All trucks, or those of the ids that are there, by vendor and name; those without a vendor last. As one value: rows
 * of thousands of trucks take the embedded database four times as long.
 */
export async function sheetTrucks(db: Db, ids?: readonly number[]): Promise<SheetTruck[]> {
  const [found] = await db
    .select({
      // Each of its fields is named above, by the type of what is made of it.
      listed: sql<SheetTruck[] | null>`json_agg(json_build_object(${truck})
        order by ${vendors.name_key}, lower(${trucks.name}), ${trucks.truck_id})`,
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(and(isNull(trucks.deleted_at), ids && inArray(trucks.truck_id, idList(ids))))
  return found?.listed ?? []
}
