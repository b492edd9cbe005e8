import type { RemovalSort } from '@product/sdk/nouns/removals'
import { type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../db/contains'
import { type Db, first, rows } from '../../db/db'
import { perShape } from '../../db/per-shape'
import { foldedText } from '../../db/tables/folded-text'
import { removalColumns } from './removal-store'
import { isToBeRemoved, scheduledTrucks } from './schedule-end-sql'

const ofTruck = sql`join trucks t on t.truck_id = p.truck_id`
const ofVendor = sql`left join vendors v on v.vendor_id = p.vendor_id`
const ofCampaign = sql`left join campaigns c on c.campaign_id = p.campaign_id`

/** What a list is sorted by, and what has to be joined with schedules `p` for it. */
const SORTS: Readonly<Record<RemovalSort, { key: SQL; join: SQL }>> = {
  vendor_name: { key: sql`coalesce(v.name_key, '')`, join: ofVendor },
  vendor_city: { key: sql`coalesce(v.city_key, '')`, join: ofVendor },
  truck_name: { key: sql`t.name_key`, join: ofTruck },
  license_plate: { key: sql`t.plate_key`, join: ofTruck },
  campaign_name: { key: sql`coalesce(c.name_key, '')`, join: ofCampaign },
  payment_schedule_end_date: { key: sql`p.end_date`, join: sql`` },
  removed_date: { key: sql`r.removed_date`, join: sql`` },
}

export interface RemovalPage {
  /** Upcoming ones: of schedules that end by this Los Angeles day. Undefined: those that are complete. */
  until?: string
  sortBy: RemovalSort
  ascending: boolean
  page: number
  pageSize: number
  search: string
}

type Shape = Pick<RemovalPage, 'sortBy' | 'ascending'> & { isUpcoming: boolean; searched: boolean }

const sought = foldedText(sql`${sql.placeholder('pattern')}::text`)

/** Whether a name of schedule `p` contains what is searched for: each name is looked at once, not once a schedule. */
const matches = sql`(
  p.truck_id in (select truck_id from trucks where name_key like ${sought} or plate_key like ${sought})
  or p.vendor_id in (select vendor_id from vendors where name_key like ${sought} or city_key like ${sought})
  or p.campaign_id in (select campaign_id from campaigns where ${foldedText(sql`name`)} like ${sought}))`

/** The rows of a list, without an order; the complete ones joined with no more than their order needs. */
function wanted({ isUpcoming, sortBy, searched }: Shape): SQL {
  const from = isUpcoming
    ? sql`${scheduledTrucks} where ${isToBeRemoved(sql`${sql.placeholder('until')}::date`)}`
    : sql`removals r join payment_schedules p on p.payment_schedule_id = r.payment_schedule_id
        ${SORTS[sortBy].join} where r.removal_complete`
  return searched ? sql`${from} and ${matches}` : from
}

/** The ids of the page's removals in order, and the count of all that were found. */
function found(shape: Shape): SQL {
  const direction = shape.ascending ? sql`asc` : sql`desc`
  const part = sql`limit ${sql.placeholder('pageSize')} offset ${sql.placeholder('offset')}`
  const { key } = SORTS[shape.sortBy]
  if (!shape.isUpcoming && !shape.searched) {
    // An index finds the page where it can; by the day of removal it does so alone.
    const isIndexed = shape.sortBy === 'removed_date'
    const from = isIndexed ? sql`removals r where r.removal_complete` : wanted(shape)
    return sql`select (select count(*)::int from removals where removal_complete) as count,
      array(select r.payment_schedule_id from ${from}
        order by ${key} ${direction}, r.payment_schedule_id ${direction} ${part}) as ids`
  }
  return sql`with found as materialized (select p.payment_schedule_id as id, ${key} as key from ${wanted(shape)})
    select (select count(*)::int from found) as count,
      array(select id from found order by key ${direction}, id ${direction} ${part}) as ids`
}

/** Only those of the page are joined with all that a row tells. */
const buildPage = (db: Db, shape: Shape, name: string) =>
  db
    .select({
      rowCount: sql<number>`page.count`,
      listed: sql<string>`(select coalesce(json_agg(listed), '[]')::text from (
        select ${removalColumns} from ${scheduledTrucks} where p.payment_schedule_id = any(page.ids)
        order by array_position(page.ids, p.payment_schedule_id)) listed)`,
    })
    .from(sql`(${found(shape)}) page`)
    .prepare(shape.searched ? '' : name)

const pageStatement = perShape('removals', buildPage)

/** One page of a list: its `Removal`s as a JSON list. Equal values are in the order of the ids, both ways. */
export async function removalPage(
  db: Db,
  { until, sortBy, ascending, page, pageSize, search }: RemovalPage,
): Promise<{ listed: string; rowCount: number }> {
  const sent = search.trim()
  const shape = { sortBy, ascending, isUpcoming: until !== undefined, searched: sent !== '' }
  const answer = first(
    await pageStatement(db, shape).execute({
      until,
      pattern: containsPattern(sent),
      pageSize,
      offset: page * pageSize,
    }),
  )
  if (!answer) throw new Error('A count has one row')
  return answer
}

export interface RemovalTotals {
  upcoming: number
  overdue: number
  this_week: number
  completed: number
}

/** How many removals are upcoming by a day, of those overdue and due by the end of a week, and complete. */
export async function removalTotals(
  db: Db,
  { today, weekEnd, until }: { today: string; weekEnd: string; until: string },
): Promise<RemovalTotals> {
  const [totals] = await rows<RemovalTotals>(
    db,
    sql`select count(*)::int as upcoming,
        (count(*) filter (where p.end_date < ${today}::date))::int as overdue,
        (count(*) filter (where p.end_date between ${today}::date and ${weekEnd}::date))::int as this_week,
        (select count(*)::int from removals where removal_complete) as completed
      from ${scheduledTrucks} where ${isToBeRemoved(sql`${until}::date`)}`,
  )
  if (!totals) throw new Error('A count has one row')
  return totals
}
