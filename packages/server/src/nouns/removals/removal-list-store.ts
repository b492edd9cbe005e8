import type { Removal, RemovalSort } from '@product/sdk/nouns/removals'
import { type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, first, rows } from '../../db/db'
import { foldedText } from '../../db/tables/folded-text'
import { selectRemovals } from './removal-store'
import { isComplete, isToBeRemoved, scheduledTrucks } from './schedule-end-sql'

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

function wanted({ until, search }: RemovalPage): SQL {
  const list = until === undefined ? isComplete : isToBeRemoved(sql`${until}::date`)
  if (search.trim() === '') return sql`where ${list}`
  const pattern = foldedPattern(search)
  const matches = sql.join(
    searchedIn.map(column => sql`${column} like ${pattern}`),
    sql` or `,
  )
  return sql`where ${list} and (${matches})`
}

/** One page of a list. Equal values are in the order of the ids, both ways. */
export async function removalPage(
  db: Db,
  page: RemovalPage,
): Promise<{ listed: Removal[]; rowCount: number }> {
  const found = wanted(page)
  const direction = page.ascending ? sql`asc` : sql`desc`
  const listed = await selectRemovals(
    db,
    sql`${found} order by ${SORTS[page.sortBy]} ${direction}, p.payment_schedule_id ${direction}
      limit ${page.pageSize} offset ${page.page * page.pageSize}`,
  )
  const counted = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${scheduledTrucks} ${found}`,
  )
  return { listed, rowCount: first(counted)?.count ?? 0 }
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
