import { and, asc, desc, isNotNull, sql } from 'drizzle-orm'
import { contains } from '../../db/contains'
import type { Db } from '../../db/db'
import { campaigns } from '../../db/tables/campaigns'

export interface TargetPage {
  ascending: boolean
  page: number
  pageSize: number
  search: string
}

/** Campaigns that have a client, by client and id; a campaign carries its client's name. */
export async function targetPage(db: Db, { ascending, page, pageSize, search }: TargetPage) {
  const direction = ascending ? asc : desc
  const found = and(
    isNotNull(campaigns.user_id),
    contains([campaigns.client_key, campaigns.name_key], search),
  )
  const targets = await db
    .select({
      client_id: sql<number>`${campaigns.user_id}`,
      user_name: sql<string>`coalesce(${campaigns.client_name}, '')`,
      campaign_id: campaigns.campaign_id,
      campaign_name: campaigns.name,
    })
    .from(campaigns)
    .where(found)
    .orderBy(direction(campaigns.client_key), direction(campaigns.campaign_id))
    .limit(pageSize)
    .offset(page * pageSize)
  return { targets, rowCount: await db.$count(campaigns, found) }
}
