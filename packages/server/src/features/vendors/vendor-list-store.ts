import { VENDOR_FIELDS, type ListedVendor, type VendorSort } from '@product/sdk/nouns/fleet'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains'
import { type Db, rows } from '../../db/db'
import { rowColumns } from '../../db/record-columns'
import { vendors } from '../../db/tables/fleet'
import { activeTrucks } from '../../nouns/campaigns/active-truck-sql'
import { vendorFacts } from './vendor-facts-store'
import { vendorsInNeed, vendorsWithTrucks } from './vendors-by-trucks'

const SORTS = {
  code: vendors.code_key,
  name: vendors.name_key,
  vendor_id: vendors.vendor_id,
  nickname: vendors.nickname_key,
  city: vendors.city_key,
  email: vendors.email_key,
  phone_num: vendors.phone_key,
  pipeline: vendors.pipeline,
  rating: vendors.rating,
  eligible: vendors.eligible,
  picture_reporting: vendors.picture_reporting,
  date_added: vendors.date_added,
} as const satisfies Record<VendorSort, unknown>

const searched = [
  vendors.name_key,
  vendors.code_key,
  vendors.nickname_key,
  vendors.city_key,
  vendors.email_key,
  vendors.phone_key,
]

export interface VendorPage {
  sortBy: VendorSort
  ascending: boolean
  page: number
  pageSize: number
  search: string
  /** Only vendors of these stages; none: of all. */
  pipeline: readonly string[]
  needsAttention: boolean
  trucks?: 'on_campaign' | 'available'
  now: Date
}

const isOneOf = (ids: SQL): SQL => sql`${vendors.vendor_id} in (${ids})`

const wanted = ({ search, pipeline, needsAttention, trucks, now }: VendorPage): SQL | undefined =>
  and(
    isNull(vendors.deleted_at),
    contains(searched, search),
    pipeline.length > 0 ? inArray(vendors.pipeline, [...pipeline]) : undefined,
    needsAttention ? isOneOf(vendorsInNeed(now)) : undefined,
    trucks && isOneOf(vendorsWithTrucks(trucks, now)),
  )

const { notes: _notes, ...listColumns } = rowColumns(vendors, VENDOR_FIELDS)

/** The row count comes along with the page: one statement in all. Only an index is walked to where the page begins. */
function selectPage(db: Db, page: VendorPage) {
  const column = SORTS[page.sortBy]
  const direction = page.ascending ? asc : desc
  const order = [direction(column), ...(page.sortBy === 'vendor_id' ? [] : [direction(vendors.vendor_id)])]
  const found = wanted(page)
  const ids = db
    .select({ vendor_id: vendors.vendor_id })
    .from(vendors)
    .where(found)
    .orderBy(...order)
    .limit(page.pageSize)
    .offset(page.page * page.pageSize)
    .as('page')
  return db
    .select({
      vendor_id: vendors.vendor_id,
      ...listColumns,
      version: vendors.version,
      row_count: sql<number>`(select count(*)::int from ${vendors} where ${found})`,
    })
    .from(ids)
    .innerJoin(vendors, eq(vendors.vendor_id, ids.vendor_id))
    .orderBy(...order)
}

/** One page of the vendors who were not deleted. Equal values are in the order of the ids, both ways. */
export async function vendorPage(
  db: Db,
  page: VendorPage,
): Promise<{ vendors: ListedVendor[]; rowCount: number }> {
  const found = await selectPage(db, page)
  const [first] = found
  if (!first) {
    // A page past the end has no row to carry the count.
    return { vendors: [], rowCount: page.page === 0 ? 0 : await db.$count(vendors, wanted(page)) }
  }
  const facts = await vendorFacts(
    db,
    found.map(({ vendor_id }) => vendor_id),
    page.now,
  )
  return {
    vendors: found.map(({ row_count: _, ...row }) => ({
      ...row,
      ...(facts.get(row.vendor_id) ?? { assigned_trucks: 0, available_trucks: 0, attention: [] }),
    })),
    rowCount: first.row_count,
  }
}

interface Totals {
  trucksOnCampaign: number
  truckInventory: number
  vendors: number
  needsAttention: number
}

/** What the cards of the first page say, and how many vendors there are of each stage that has any. */
export async function driveTotals(db: Db, now: Date) {
  const [totals] = await rows<Totals>(
    db,
    sql`with on_campaign as (
        select distinct t.truck_id from (${activeTrucks(now)}) active join trucks t using (truck_id)
        where t.deleted_at is null
      ), all_trucks as (select count(*)::int as number from trucks where deleted_at is null
      ), counted as (select count(*)::int as number from on_campaign)
      select counted.number as "trucksOnCampaign", all_trucks.number - counted.number as "truckInventory",
        (select count(*)::int from vendors where deleted_at is null) as vendors,
        (select count(*)::int from vendors where deleted_at is null
          and vendor_id in (${vendorsInNeed(now)})) as "needsAttention"
      from counted, all_trucks`,
  )
  if (!totals) throw new Error('A count has one row')
  const pipeline = await rows<{ pipeline: string; count: number }>(
    db,
    sql`select pipeline, count(*)::int as count from vendors where deleted_at is null group by pipeline`,
  )
  return { ...totals, pipeline }
}
