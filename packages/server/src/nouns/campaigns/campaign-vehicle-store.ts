import { type CampaignVehicle, campaignVehicles } from '@product/sdk/nouns/campaigns'
import { groupBy } from '@product/sdk/values'
import { eq, inArray } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { trucks } from '../../db/tables/fleet'

export type CampaignRow = typeof campaigns.$inferSelect

export const findCampaign = async (db: Db, campaignId: number): Promise<CampaignRow | undefined> =>
  first(await db.select().from(campaigns).where(eq(campaigns.campaign_id, campaignId)))

/** The vehicles of a campaign, in the order in which they were put on it. */
export const vehiclesOf = async (db: Db, campaign: CampaignRow): Promise<CampaignVehicle[]> =>
  first(await vehiclesOfEach(db, [campaign])) ?? []

/** The same of several campaigns, in their order, in as many statements as of one. */
export async function vehiclesOfEach(
  db: Db,
  list: readonly Pick<CampaignRow, 'campaign_id' | 'start_date' | 'end_date'>[],
): Promise<CampaignVehicle[][]> {
  const ids = list.map(({ campaign_id }) => campaign_id)
  const listedTrucks = await db
    .select({
      campaign_id: truck_campaigns.campaign_id,
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
    .where(inArray(truck_campaigns.campaign_id, ids))
    .orderBy(truck_campaigns.truck_campaign_id)
  const listedPlaceholders = await db
    .select({
      campaign_id: placeholders.campaign_id,
      placeholder_id: placeholders.placeholder_id,
      name: placeholders.name,
      is_macro: placeholders.is_macro,
    })
    .from(placeholders)
    .where(inArray(placeholders.campaign_id, ids))
    .orderBy(placeholders.placeholder_id)
  const trucksOf = groupBy(listedTrucks, ({ campaign_id }) => campaign_id)
  const placeholdersOf = groupBy(listedPlaceholders, ({ campaign_id }) => campaign_id)
  return list.map(campaign =>
    campaignVehicles(
      campaign,
      trucksOf.get(campaign.campaign_id) ?? [],
      placeholdersOf.get(campaign.campaign_id) ?? [],
    ),
  )
}
