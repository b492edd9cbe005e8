import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'

const start = sql`coalesce(${truck_campaigns.tracking_start}, ${campaigns.start_date})`

/** The campaigns that a truck was on, newest first; blank tracking dates are the campaign's. */
export async function truckHistory(db: Db, truckId: number) {
  const found = await db
    .select({
      campaign_id: campaigns.campaign_id,
      name: campaigns.name,
      campaign_start: campaigns.start_date,
      campaign_end: campaigns.end_date,
      tracking_start: truck_campaigns.tracking_start,
      tracking_end: truck_campaigns.tracking_end,
      gps_provider: truck_campaigns.gps_provider,
    })
    .from(truck_campaigns)
    .innerJoin(campaigns, eq(campaigns.campaign_id, truck_campaigns.campaign_id))
    .where(eq(truck_campaigns.truck_id, truckId))
    .orderBy(desc(start), desc(truck_campaigns.truck_campaign_id))
  return found.map(({ campaign_id, name, gps_provider, ...dates }) => ({
    campaign_id,
    name,
    gps_provider,
    start_date: (dates.tracking_start ?? dates.campaign_start).toISOString(),
    end_date: (dates.tracking_end ?? dates.campaign_end).toISOString(),
  }))
}
