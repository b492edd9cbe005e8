import type { Removal, RemovalSort } from '@product/sdk/nouns/removals'
import { type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { foldedText } from '../../db/tables/folded-text'
import { selectRemovals } from './removal-store'
import { isToBeRemoved, scheduledTrucks, writtenRemovals } from './schedule-end-sql'

const SORTS: Readonly<Record<RemovalSort, SQL>> = {
  vendor_name: sql`coalesce(v.name_key, '')`,
  vendor_city: sql`coalesce(v.city_key, '')`,
  truck_name: foldedText(sql`t.name`),
  license_plate: foldedText(sql`coalesce(t.license_plate, '')`),
  campaign_name: sql`coalesce(c.name_key, '')`,
  payment_schedule_end_date: sql`p.end_date`,
  removed_date: sql`r.removed_date`,
}

const searchedIn = [
  sql`v.name_key`,
  sql`v.city_key`,
  foldedText(sql`t.name`),
  foldedText(sql`t.license_plate`),
  foldedText(sql`c.name`),
]

export interface RemovalPage {
  /** Upcoming ones: of schedules that end by this Los Angeles day. Undefined: those that are complete. */
  until?: string
  sortBy: RemovalSort
  ascending: boolean
  page: number
  pageSize: number
  search: string
}

/** The rows of a list, without an order. */
function wanted({ until, search }: RemovalPage): SQL {
  const isCompleted = until === undefined
  const list = isCompleted ? sql`r.removal_complete` : isToBeRemoved(sql`${until}::date`)
  const from = isCompleted ? writtenRemovals : scheduledTrucks
  if (search.trim() === '') return sql`${from} where ${list}`
  const pattern = foldedPattern(search)
  const matches = sql.join(
    searchedIn.map(column => sql`${column} like ${pattern}`),
    sql` or `,
  )
  return sql`${from} where ${list} and (${matches})`
}

interface Found {
  /** Of the page's removals, in order. */
  ids: number[]
  count: number
}

/** Finds once and counts what was found; where all are wanted, an index finds the page and nobody else is looked up. */
function found(page: RemovalPage): SQL {
  const direction = page.ascending ? sql`asc` : sql`desc`
  const part = sql`limit ${page.pageSize} offset ${page.page * page.pageSize}`
  const key = SORTS[page.sortBy]
  if (page.until === undefined && page.search.trim() === '') {
    return sql`select (select count(*)::int from removals where removal_complete) as count,
      array(select p.payment_schedule_id from ${wanted(page)}
        order by ${key} ${direction}, p.payment_schedule_id ${direction} ${part}) as ids`
  }
  return sql`with found as materialized (select p.payment_schedule_id as id, ${key} as key from ${wanted(page)})
    select (select count(*)::int from found) as count,
      array(select id from found order by key ${direction}, id ${direction} ${part}) as ids`
}

/** One page of a list. Equal values are in the order of the ids, both ways. */
export async function removalPage(
  db: Db,
  page: RemovalPage,
): Promise<{ listed: Removal[]; rowCount: number }> {
  const [answer] = await rows<Found>(db, found(page))
  if (!answer) throw new Error('A count has one row')
  const { ids, count } = answer
  // Only those of the page are joined with all that a row tells.
  const read = await selectRemovals(db, sql`where p.payment_schedule_id in ${idList(ids)}`)
  const byId = new Map(read.map(removal => [Number(removal.removal_id), removal]))
  return { listed: ids.flatMap(id => byId.get(id) ?? []), rowCount: count }
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
