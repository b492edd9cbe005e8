import { type CampaignVehicle, campaignVehicles } from '@product/sdk/nouns/campaigns'
import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { trucks } from '../../db/tables/fleet'

export type CampaignRow = typeof campaigns.$inferSelect

export const findCampaign = async (db: Db, campaignId: number): Promise<CampaignRow | undefined> =>
  first(await db.select().from(campaigns).where(eq(campaigns.campaign_id, campaignId)))

/** The vehicles of a campaign, in the order in which they were put on it. */
export async function vehiclesOf(db: Db, campaign: CampaignRow): Promise<CampaignVehicle[]> {
  const listedTrucks = await db
    .select({
      truck_id: truck_campaigns.truck_id,
      macro_id: truck_campaigns.macro_id,
      campaign_display_name: truck_campaigns.campaign_display_name,
      macro_name: placeholders.name,
      imei: trucks.imei,
      tracking_start: truck_campaigns.tracking_start,
      tracking_end: truck_campaigns.tracking_end,
    })
    .from(truck_campaigns)
    .leftJoin(trucks, eq(trucks.truck_id, truck_campaigns.truck_id))
    .leftJoin(placeholders, eq(placeholders.placeholder_id, truck_campaigns.macro_id))
    .where(eq(truck_campaigns.campaign_id, campaign.campaign_id))
    .orderBy(truck_campaigns.truck_campaign_id)
  const listedPlaceholders = await db
    .select({
      placeholder_id: placeholders.placeholder_id,
      name: placeholders.name,
      is_macro: placeholders.is_macro,
    })
    .from(placeholders)
    .where(eq(placeholders.campaign_id, campaign.campaign_id))
    .orderBy(placeholders.placeholder_id)
  return campaignVehicles(campaign, listedTrucks, listedPlaceholders)
}
