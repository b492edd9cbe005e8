import { type ListedVendor, VENDOR_FIELDS, type VendorSort } from '@product/sdk/nouns/fleet'
import { and, asc, desc, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../db/contains'
import { type Db, first, rows } from '../../db/db'
import { isOnPage } from '../../db/is-on-page'
import { jsonNullable, jsonObject, jsonPlain } from '../../db/json-sql'
import { perShape } from '../../db/per-shape'
import { rowColumns } from '../../db/record-columns'
import { vendors } from '../../db/tables/fleet'
import { foldedText } from '../../db/tables/folded-text'
import { activeTrucks, MOMENT_TO_COME, momentOf } from '../../nouns/campaigns/active-truck-sql'
import { judgeFacts, presses, type StoredFacts, vendorFactsLateral } from './vendor-facts-store'
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

const searchedIn = [
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

/** A row on the wire. Where something presses, the reasons' place is held by the id between two signs. */
const { notes: _notes, ...listColumns } = rowColumns(vendors, VENDOR_FIELDS)
const listedFields = {
  vendor_id: jsonPlain(sql`${vendors.vendor_id}`),
  ...Object.fromEntries(
    Object.entries(listColumns).map(([name, column]) => [name, jsonNullable(sql`${column}`)]),
  ),
  assigned_trucks: jsonPlain(sql`facts.assigned_trucks`),
  available_trucks: jsonPlain(sql`facts.available_trucks`),
  attention: sql`case when ${presses} then '@' || ${vendors.vendor_id} || '@' else '[]' end`,
  version: jsonPlain(sql`${vendors.version}`),
} satisfies Partial<Record<keyof ListedVendor, SQL>>

type Pressing = StoredFacts & { vendor_id: number }

const pressing = sql<Pressing[] | null>`json_agg(json_build_object('vendor_id', ${vendors.vendor_id},
  'picture_reporting', ${vendors.picture_reporting}, 'trucks', facts.trucks, 'items', facts.items))
  filter (where ${presses})`

type Shape = Pick<VendorPage, 'sortBy' | 'ascending' | 'needsAttention' | 'trucks'> & {
  searched: boolean
  staged: boolean
}

const sought = foldedText(sql`${sql.placeholder('pattern')}::text`)

const isOneOf = (ids: SQL): SQL => sql`${vendors.vendor_id} in (${ids})`

const wanted = ({ searched, staged, needsAttention, trucks }: Shape): SQL | undefined =>
  and(
    isNull(vendors.deleted_at),
    searched ? or(...searchedIn.map(column => sql`${column} like ${sought}`)) : undefined,
    staged
      ? sql`${vendors.pipeline} in (select json_array_elements_text(${sql.placeholder('stages')}::json))`
      : undefined,
    needsAttention ? isOneOf(vendorsInNeed(MOMENT_TO_COME)) : undefined,
    trucks && isOneOf(vendorsWithTrucks(trucks, MOMENT_TO_COME)),
  )

/** The statement of one order. */
function buildPage(db: Db, shape: Shape, name: string) {
  const column = SORTS[shape.sortBy]
  const direction = shape.ascending ? asc : desc
  const order = [direction(column), ...(shape.sortBy === 'vendor_id' ? [] : [direction(vendors.vendor_id)])]
  const found = wanted(shape)
  const ids = db
    .select({ vendor_id: vendors.vendor_id })
    .from(vendors)
    .where(found)
    .orderBy(...order)
    .limit(sql.placeholder('pageSize'))
    .offset(sql.placeholder('offset'))
  return db
    .select({
      items: sql<string>`coalesce(string_agg(${jsonObject(listedFields)}, ',' order by ${sql.join(order, sql`, `)}), '')`,
      pressing,
      rowCount: sql<number>`(select count(*)::int from ${vendors} where ${found})`,
    })
    .from(vendors)
    .innerJoinLateral(vendorFactsLateral(MOMENT_TO_COME), sql`true`)
    .where(isOnPage(vendors.vendor_id, ids))
    .prepare(shape.searched || shape.staged ? '' : name)
}

const pageStatement = perShape('vendors', buildPage)

function selectPage(db: Db, page: VendorPage) {
  const { sortBy, ascending, needsAttention, trucks, pipeline, now } = page
  const search = page.search.trim()
  const shape = {
    sortBy,
    ascending,
    needsAttention,
    trucks,
    searched: search !== '',
    staged: pipeline.length > 0,
  }
  return pageStatement(db, shape).execute({
    ...momentOf(now),
    pattern: containsPattern(search),
    stages: JSON.stringify(pipeline),
    pageSize: page.pageSize,
    offset: page.page * page.pageSize,
  })
}

/** Items with the reasons in their places. No text of a row has such a place: its quotes would be escaped. */
function withReasons(items: string, pressingOnes: readonly Pressing[], today: string): string {
  const facts = new Map(pressingOnes.map(one => [String(one.vendor_id), one]))
  return items.replace(/"attention":@(\d+)@/g, (_, id: string) => {
    const known = facts.get(id)
    return `"attention":${JSON.stringify(known ? judgeFacts(known, today).attention : [])}`
  })
}

/**
 * One page of the vendors who were not deleted: its `ListedVendor`s as a JSON list. Equal values are in the order of the
 * ids, both ways.
 */
export async function vendorPage(db: Db, page: VendorPage): Promise<{ listed: string; rowCount: number }> {
  const found = first(await selectPage(db, page))
  if (!found) throw new Error('A count has one row')
  const { items, rowCount } = found
  const listed = found.pressing ? withReasons(items, found.pressing, momentOf(page.now).today) : items
  return { listed: `[${listed}]`, rowCount }
}

interface Totals {
  trucksOnCampaign: number
  truckInventory: number
  vendors: number
  needsAttention: number
}

/** What the cards of the first page say, and how many vendors there are of each stage that has any. */
export async function driveTotals(db: Db, now: Date) {
  const moment = momentOf(now)
  const [totals] = await rows<Totals>(
    db,
    sql`with on_campaign as (
        select distinct t.truck_id from (${activeTrucks(moment)}) active join trucks t using (truck_id)
        where t.deleted_at is null
      ), all_trucks as (select count(*)::int as number from trucks where deleted_at is null
      ), counted as (select count(*)::int as number from on_campaign)
      select counted.number as "trucksOnCampaign", all_trucks.number - counted.number as "truckInventory",
        (select count(*)::int from vendors where deleted_at is null) as vendors,
        (select count(*)::int from vendors where deleted_at is null
          and vendor_id in (${vendorsInNeed(moment)})) as "needsAttention"
      from counted, all_trucks`,
  )
  if (!totals) throw new Error('A count has one row')
  const pipeline = await rows<{ pipeline: string; count: number }>(
    db,
    sql`select pipeline, count(*)::int as count from vendors where deleted_at is null group by pipeline order by pipeline`,
  )
  return { ...totals, pipeline }
}
