import type { CampaignGroup, CityGroup, GroupVendor } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { containsPattern, foldedPattern } from '../../db/contains'
import { type Db, rows } from '../../db/db'
import type { Moment } from '../../nouns/campaigns/active-truck-sql'

interface Page {
  keyword: string
  size: number
  page: number
}

/** A page, and how many there are in all. */
interface Paged<Group> {
  groups: Group[]
  total: number
}

const VENDOR = sql`json_build_object('vendor_id', v.vendor_id, 'phone_number', v.phone_num, 'vendor_name', v.name)`
const BY_NAME = sql`order by v.name_key, v.vendor_id`

/** Whether the key holds the keyword, by the pattern that fits such a key; a blank keyword is in all. */
const holds = (key: SQL, keyword: string, pattern: (keyword: string) => SQL): SQL =>
  keyword.trim() === '' ? sql`true` : sql`${key} like ${pattern(keyword)}`

const lowerPattern = (keyword: string): SQL => sql`${containsPattern(keyword.trim().toLowerCase())}`

async function paged<Group>(db: Db, query: SQL, { size, page }: Page): Promise<Paged<Group>> {
  const found = await rows<Group & { total: number }>(
    db,
    sql`with found as (${query}) select found.*, (select count(*)::int from found) as total
      from found order by place limit ${size} offset ${page * size}`,
  )
  const [one] = found
  if (one || page === 0) return { groups: found, total: one?.total ?? 0 }
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${query}) found`,
  )
  return { groups: [], total: counted?.total ?? 0 }
}

/** Campaigns that run and have a vendor's truck on them now, by name. */
export const campaignGroups = (db: Db, { at, today }: Moment, page: Page): Promise<Paged<CampaignGroup>> =>
  paged<CampaignGroup>(
    db,
    sql`select c.campaign_id, c.name, row_number() over (order by c.name_key, c.campaign_id) as place,
        (select json_agg(${VENDOR} ${BY_NAME}) from vendors v where v.vendor_id = any(whose.ids)) as vendors
      from campaigns c cross join lateral (
        select array_agg(distinct v.vendor_id) as ids from truck_campaigns tc
        join trucks t on t.truck_id = tc.truck_id and t.deleted_at is null
        join vendors v on v.vendor_id = t.vendor_id and v.deleted_at is null
        where tc.campaign_id = c.campaign_id and (tc.tracking_start is null or tc.tracking_start <= ${at})
          and (tc.tracking_end is null or tc.tracking_end >= ${at})
      ) whose
      where c.start_day <= ${today} and c.end_day >= ${today} and whose.ids is not null
        and ${holds(sql`c.name_key`, page.keyword, lowerPattern)}`,
    page,
  )

/** Cities of vendors by name; `San José` and `san jose` are one. */
export const cityGroups = (db: Db, page: Page): Promise<Paged<CityGroup>> =>
  paged<CityGroup>(
    db,
    sql`select min(trim(v.city) collate "C") as city, row_number() over (order by trim(v.city_key)) as place,
        json_agg(${VENDOR} ${BY_NAME}) as vendors
      from vendors v where v.deleted_at is null and trim(v.city_key) <> '' and ${holds(sql`v.city_key`, page.keyword, foldedPattern)}
      group by trim(v.city_key)`,
    page,
  )

/** Vendors with a truck on a campaign on any of the days, `YYYY-MM-DD` of Los Angeles. */
export const vendorsOnCampaign = (
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<GroupVendor[]> =>
  rows<GroupVendor>(
    db,
    sql`select v.vendor_id, v.phone_num as phone_number, v.name as vendor_name from vendors v
      where v.deleted_at is null and exists (
        select 1 from trucks t join truck_campaigns tc on tc.truck_id = t.truck_id
        join campaigns c on c.campaign_id = tc.campaign_id
        where t.vendor_id = v.vendor_id and t.deleted_at is null
          and c.start_day <= ${last} and c.end_day >= ${first}
          and (tc.tracking_start is null
            or (tc.tracking_start at time zone 'America/Los_Angeles')::date <= ${last}::date)
          and (tc.tracking_end is null
            or (tc.tracking_end at time zone 'America/Los_Angeles')::date >= ${first}::date)
      )
      order by v.name_key, v.vendor_id`,
  )
