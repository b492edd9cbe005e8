import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import { groupBy } from '@product/sdk/values'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { contains } from '../../db/contains'
import type { Db } from '../../db/db'
import { isOnPage } from '../../db/is-on-page'
import { campaigns } from '../../db/tables/campaigns'
import { rowColumns } from '../../db/record-columns'
import { users } from '../../db/tables/people'

const SORT_COLUMNS = {
  user_name: users.name_key,
  email: users.email_key,
  company: users.company_key,
  user_id: users.user_id,
} as const

const searched = [users.name_key, users.email_key, users.company_key]
// Spelt out rather than bound: the plan of a prepared statement then knows the value.
const isClient = sql`${users.privilege_id} = 4`

export interface ClientUserPage {
  sortBy: keyof typeof SORT_COLUMNS
  ascending: boolean
  page: number
  pageSize: number
  search: string
  /** Only this one. */
  user_id?: number
}

/** One page of the client users; equal values are in the order of the ids. */
export async function clientUserPage(
  db: Db,
  { sortBy, ascending, page, pageSize, search, user_id }: ClientUserPage,
) {
  const direction = ascending ? asc : desc
  const order = [direction(SORT_COLUMNS[sortBy]), direction(users.user_id)]
  const found = and(
    isClient,
    user_id === undefined ? undefined : eq(users.user_id, user_id),
    contains(searched, search),
  )
  const ids = db
    .select({ user_id: users.user_id })
    .from(users)
    .where(found)
    .orderBy(...order)
    .limit(pageSize)
    .offset(page * pageSize)
  const rows = await db
    .select({
      user_id: users.user_id,
      ...rowColumns(users, CLIENT_USER_FIELDS),
      last_login_at: users.last_login_at,
      version: users.version,
    })
    .from(users)
    .where(isOnPage(users.user_id, ids))
    .orderBy(...order)
  return { rows, rowCount: await db.$count(users, found) }
}

/** Names and ids of the campaigns of each client, by name. */
export async function campaignsOfClients(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number | null, { campaign_id: number; name: string }[]>()
  const found = await db
    .select({ user_id: campaigns.user_id, campaign_id: campaigns.campaign_id, name: campaigns.name })
    .from(campaigns)
    .where(inArray(campaigns.user_id, [...userIds]))
    .orderBy(asc(campaigns.name), asc(campaigns.campaign_id))
  return groupBy(
    found,
    ({ user_id }) => user_id,
    ({ user_id: _, ...campaign }) => campaign,
  )
}

/** All client users, by name. */
export function allClientUsers(db: Db, { search, limit }: { search: string; limit?: number }) {
  const query = db
    .select({
      user_id: users.user_id,
      user_name: users.name,
      email: users.email,
      company: users.company,
    })
    .from(users)
    .where(and(isClient, contains(searched, search)))
    .orderBy(asc(users.name_key), asc(users.user_id))
    .$dynamic()
  return limit === undefined ? query : query.limit(limit)
}
