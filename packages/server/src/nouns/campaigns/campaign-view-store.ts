import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bounding_boxes, campaigns, truck_campaigns } from '../../db/tables/campaigns'

/** A client's campaigns as the cards list them: by view priority, then the newest start first. */
export async function campaignsOfUser(db: Db, userId: number) {
  const found = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.user_id, userId))
    .orderBy(asc(campaigns.view_priority), sql`${campaigns.start_date} desc`, campaigns.campaign_id)
  return found.map(({ campaign_id, name, csv_report_enabled, start_date, end_date }) => ({
    id: campaign_id,
    name,
    csv_report_enabled,
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
  }))
}

/** A truck counts while its tracking has not ended. Every campaign of the client is listed, also with none. */
export async function truckCountsOfUser(db: Db, userId: number, now: Date) {
  const active = and(
    eq(truck_campaigns.campaign_id, campaigns.campaign_id),
    isNotNull(truck_campaigns.truck_id),
    or(isNull(truck_campaigns.tracking_end), gte(truck_campaigns.tracking_end, now)),
  )
  return db
    .select({
      campaign_id: campaigns.campaign_id,
      total_sum: sql<number>`count(distinct ${truck_campaigns.truck_id})::int`,
    })
    .from(campaigns)
    .leftJoin(truck_campaigns, active)
    .where(eq(campaigns.user_id, userId))
    .groupBy(campaigns.campaign_id)
    .orderBy(campaigns.campaign_id)
}

export const targetAreasOf = (db: Db, campaignId: number) =>
  db
    .select({ bounding_box_id: bounding_boxes.bounding_box_id, points: bounding_boxes.points })
    .from(bounding_boxes)
    .where(eq(bounding_boxes.campaign_id, campaignId))
    .orderBy(bounding_boxes.bounding_box_id)
