import type { Removal, RemovalSort } from '@product/sdk/nouns/removals'
import { type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, rows } from '../../db/db'
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

async function countOf(db: Db, page: RemovalPage): Promise<number> {
  // Each removal has its schedule and truck: to count them, nobody needs to look these up.
  const isAll = page.until === undefined && page.search.trim() === ''
  const counted = isAll ? sql`removals r where r.removal_complete` : wanted(page)
  const [found] = await rows<{ count: number }>(db, sql`select count(*)::int as count from ${counted}`)
  return found?.count ?? 0
}

/** One page of a list. Equal values are in the order of the ids, both ways. */
export async function removalPage(
  db: Db,
  page: RemovalPage,
): Promise<{ listed: Removal[]; rowCount: number }> {
  const direction = page.ascending ? sql`asc` : sql`desc`
  const order = sql`order by ${SORTS[page.sortBy]} ${direction}, p.payment_schedule_id ${direction}`
  // Found first, then read: only those of the page are joined with all that a row tells.
  const listed = await selectRemovals(
    db,
    sql`where p.payment_schedule_id = any(array(select p.payment_schedule_id from ${wanted(page)} ${order}
      limit ${page.pageSize} offset ${page.page * page.pageSize})) ${order}`,
  )
  return { listed, rowCount: await countOf(db, page) }
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
