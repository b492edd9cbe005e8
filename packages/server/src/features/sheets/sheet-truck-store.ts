import type { SheetTruck } from '@product/sdk/features/sheets'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
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

const NAMES = Object.keys(COLUMNS)

/** As a list without names: of objects a database makes JSON at half the pace. */
const values = sql`json_build_array(${sql.join(
  Object.values(COLUMNS).map(column => sql`${column}`),
  sql`, `,
)})`

function sheetTruck(listed: readonly unknown[]): SheetTruck {
  const truck: Record<string, unknown> = {}
  for (const [at, name] of NAMES.entries()) truck[name] = listed[at]
  // Each field is named in `COLUMNS`, by the type of what is made of it.
  return truck as SheetTruck
}

/** By vendor and name; those without a vendor last. */
const order = sql`${vendors.name_key}, lower(${trucks.name}), ${trucks.truck_id}`

const among = (ids: readonly number[]): SQL => sql`${trucks.truck_id} in ${idList(ids)}`

/** One value of each truck, in order. As one row: thousands take the embedded database four times as long. */
async function each<Value>(db: Db, value: SQL, where?: SQL): Promise<Value[]> {
  const [found] = await db
    .select({ listed: sql<Value[] | null>`json_agg(${value} order by ${order})` })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(and(isNull(trucks.deleted_at), where))
  return found?.listed ?? []
}

/** All trucks, or those of the ids that are there, in order. */
export const sheetTrucks = async (db: Db, ids?: readonly number[]): Promise<SheetTruck[]> =>
  (await each<unknown[]>(db, values, ids && among(ids))).map(sheetTruck)

/** Those of the ids that are there, in order. */
export const sheetOrder = (db: Db, ids: readonly number[]): Promise<number[]> =>
  each<number>(db, sql`${trucks.truck_id}`, among(ids))

const AT_ONCE = 1000

/** The trucks of ordered ids, a thousand at a time: the next are asked for before the last are worked on. */
export async function* sheetTruckBatches(db: Db, ordered: readonly number[]): AsyncGenerator<SheetTruck[]> {
  const batch = (from: number) => sheetTrucks(db, ordered.slice(from, from + AT_ONCE))
  let coming = batch(0)
  for (let next = AT_ONCE; next < ordered.length; next += AT_ONCE) {
    const came = await coming
    coming = batch(next)
    // Whoever stops in the middle never asks how this one went.
    coming.catch(() => undefined)
    yield came
  }
  yield await coming
}
