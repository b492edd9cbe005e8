import { INVENTORY_FIELDS, type InventoryTruck } from '@product/sdk/features/inventory'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { answerColumns } from '../../db/record-columns'
import { trucks, vendors } from '../../db/tables/fleet'
import { isAssigned } from '../../nouns/campaigns/campaign-truck-store'

const isOneOf = (column: SQL, texts: readonly string[] | undefined): SQL | undefined =>
  texts === undefined
    ? undefined
    : sql`${column} in (select lower(trim(value)) from json_array_elements_text(${JSON.stringify(texts)}::json))`

const city = sql`lower(trim(${vendors.city}))`
const make = sql`lower(trim(${trucks.make}))`

export interface Inventory {
  /** From when on a campaign counts: the start of today. */
  since: Date
  /** Any case; absent: all. */
  cities?: readonly string[]
  makes?: readonly string[]
}

/** Trucks on no campaign at or after an instant, by vendor and name; those without a vendor last. */
export const unassignedTrucks = (db: Db, { since, cities, makes }: Inventory): Promise<InventoryTruck[]> =>
  db
    .select({
      truck_id: trucks.truck_id,
      vendor_id: trucks.vendor_id,
      vendor_name: vendors.name,
      vendor_city: vendors.city,
      vendor_phone_num: vendors.phone_num,
      ...answerColumns(trucks, INVENTORY_FIELDS),
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(
      and(
        isNull(trucks.deleted_at),
        sql`not ${isAssigned(since)}`,
        isOneOf(city, cities),
        isOneOf(make, makes),
      ),
    )
    .orderBy(asc(vendors.name_key), asc(sql`lower(${trucks.name})`), asc(trucks.truck_id))

/** What there is to choose from: each once, whatever its case, in the spelling that comes first. */
async function spellings(db: Db, text: SQL, key: SQL, since: Date): Promise<string[]> {
  const found = await db
    .select({ text: sql<string>`min(trim(${text}))` })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(and(isNull(trucks.deleted_at), sql`not ${isAssigned(since)}`, sql`${key} <> ''`))
    .groupBy(key)
    .orderBy(key)
  return found.map(each => each.text)
}

export const inventoryCities = (db: Db, since: Date) => spellings(db, sql`${vendors.city}`, city, since)
export const inventoryMakes = (db: Db, since: Date) => spellings(db, sql`${trucks.make}`, make, since)
