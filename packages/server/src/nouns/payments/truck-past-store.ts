import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'

/** Those of the trucks that have a past: payments, drives, campaigns or tagged pictures. */
export async function trucksWithPast(db: Db, truckIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ truck_id: number }>(
    db,
    sql`select truck_id from (select value as truck_id from ${idList(truckIds)} wanted(value)) wanted
      where exists (select 1 from payment_schedules p where p.truck_id = wanted.truck_id)
        or exists (select 1 from paths p where p.vehicle_kind = 'truck' and p.vehicle_id = wanted.truck_id)
        or exists (select 1 from truck_campaigns c where c.truck_id = wanted.truck_id)
        or exists (select 1 from truck_pictures p where p.truck_id = wanted.truck_id)
      order by truck_id`,
  )
  return found.map(({ truck_id }) => truck_id)
}

/** Whether a vendor was ever paid or billed, or has trucks that are kept. */
export async function vendorHasPast(db: Db, vendorId: number): Promise<boolean> {
  const [found] = await rows<{ has_past: boolean }>(
    db,
    sql`select exists (select 1 from trucks where vendor_id = ${vendorId})
      or exists (select 1 from payment_schedules where vendor_id = ${vendorId})
      or exists (select 1 from invoice_numbers where vendor_id = ${vendorId}) as has_past`,
  )
  return found?.has_past ?? false
}
