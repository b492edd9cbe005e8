import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import type { Truck } from '@product/sdk/nouns/fleet'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { answerColumns } from '../../db/record-columns'
import { trucks, vendors } from '../../db/tables/fleet'
import { activeTrucks, momentOf } from './active-truck-sql'

/** Trucks that were not deleted, by name, each with its vendor and the active campaigns that it is on. */
function select(db: Db, now: Date, condition?: SQL) {
  const campaignNames = sql`(
    select truck_id, string_agg(distinct campaign_name, ', ' order by campaign_name) as names
    from (${activeTrucks(momentOf(now))}) active group by truck_id) as on_campaign`
  return db
    .select({
      truck_id: trucks.truck_id,
      ...answerColumns(trucks, TRUCK_FIELDS),
      vendor_id: trucks.vendor_id,
      vendor_name: vendors.name,
      vendor_city: vendors.city,
      vendor_phone_num: vendors.phone_num,
      vendor_email: vendors.email,
      campaign_name: sql<string | null>`on_campaign.names`,
      version: trucks.version,
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .leftJoin(campaignNames, sql`on_campaign.truck_id = ${trucks.truck_id}`)
    .where(and(isNull(trucks.deleted_at), condition))
    .orderBy(asc(trucks.name), asc(trucks.truck_id))
    .$dynamic()
}

export const findTruck = async (db: Db, id: number, now: Date): Promise<Truck | undefined> =>
  first(await select(db, now, eq(trucks.truck_id, id)))

export const trucksOfVendor = async (db: Db, vendorId: number, now: Date): Promise<Truck[]> =>
  select(db, now, eq(trucks.vendor_id, vendorId))

function matching(search: string): SQL | undefined {
  if (search.trim() === '') return undefined
  const pattern = foldedPattern(search)
  return or(
    ...[trucks.name_key, trucks.plate_key].map(key => sql`${key} like ${pattern}`),
    sql`${vendors.name_key} like ${pattern}`,
  )
}

/** All trucks, or those whose name, plate or vendor contains the text, in any case and without its accents; at most so many. */
export async function allTrucks(
  db: Db,
  { search, limit, now }: { search: string; limit?: number; now: Date },
): Promise<Truck[]> {
  const query = select(db, now, matching(search))
  return limit === undefined ? query : query.limit(limit)
}
