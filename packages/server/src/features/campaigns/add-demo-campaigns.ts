import { DAY_MS, utcDay, weekday } from '@product/sdk/values'
import { continueIds } from '../../db/continue-ids'
import { campaigns } from '../../db/tables/campaigns'
import type { AreaName } from '../../demo/demo-areas'
import { drivePlaceholder, driveTruck, type DrivingSpan } from '../../demo/demo-driving'
import { trucksOfArea } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { insertTargetAreas } from '../../nouns/campaigns/target-area-store'
import { insertCampaign } from '../../nouns/campaigns/campaign-store'
import { insertCampaignTrucks } from '../../nouns/campaigns/campaign-truck-store'
import { findUserByEmail } from '../../nouns/people/user-store'
import { insertPlaceholder } from '../../nouns/placeholders/placeholder-store'
import { cornersOf, type DemoCampaign, demoCampaigns, storedDates } from './demo-campaign-list'

/** A month is what the longest time frame but "All" shows; campaign 54 drives its whole spring. */
const MONTH_MS = 31 * DAY_MS

/** Trucks of each city that are not on a campaign yet. */
type FreeTrucks = Record<AreaName, number[]>

/** Campaigns with what is on them and what has been driven for them. */
export async function addDemoCampaigns(world: DemoWorld): Promise<void> {
  const free: FreeTrucks = {
    losAngeles: trucksOfArea('losAngeles'),
    newYork: trucksOfArea('newYork'),
    sanFrancisco: trucksOfArea('sanFrancisco'),
  }
  for (const campaign of demoCampaigns(world.now)) await addCampaign(world, campaign, free)
  await continueIds(world.tx, campaigns.campaign_id)
}

async function addCampaign(world: DemoWorld, campaign: DemoCampaign, free: FreeTrucks): Promise<void> {
  const { tx, now } = world
  const { campaign_id, name, area } = campaign
  const client = await findUserByEmail(tx, campaign.client)
  if (!client) throw new Error(`The demo has no client ${campaign.client}`)
  const fields = {
    campaign_id,
    name,
    user_id: client.user_id,
    view_priority: 0,
    csv_report_enabled: campaign.csv,
  }
  await insertCampaign(tx, { ...fields, ...storedDates(campaign) }, now)
  if (campaign.targetArea) {
    await insertTargetAreas(tx, campaign_id, [{ points: cornersOf(campaign.targetArea) }])
  }
  const monthAgo = utcDay(now.getTime() - MONTH_MS)
  const isOld = campaign.to < monthAgo
  const span: DrivingSpan = {
    area,
    from: isOld || campaign.from > monthAgo ? campaign.from : monthAgo,
    to: campaign.to < utcDay(now) ? campaign.to : utcDay(now),
  }
  for (let count = 0; count < campaign.trucks + campaign.blended; count++) {
    const truckId = free[area].shift()
    if (truckId === undefined) throw new Error(`No truck is left in ${area}`)
    await addTruck(world, campaign_id, truckId, count >= campaign.trucks, span)
  }
  const city = { losAngeles: 'Westside', newYork: 'Hudson', sanFrancisco: 'Bayshore' }[area]
  for (let count = 0; count < campaign.repRoutes + campaign.macros; count++) {
    const isMacro = count >= campaign.repRoutes
    const kind = isMacro ? 'macro' : 'Rep Route'
    // Two of a campaign are told apart.
    const letter = !isMacro && campaign.repRoutes > 1 ? ` ${String.fromCodePoint(65 + count)}` : ''
    const called = `${city} ${kind} ${campaign_id}${letter}`
    const placeholder = await addPlaceholder(world, called, isMacro, campaign_id)
    await drivePlaceholder(world, placeholder, span)
  }
}

async function addTruck(
  world: DemoWorld,
  campaignId: number,
  truckId: number,
  isBlended: boolean,
  span: DrivingSpan,
): Promise<void> {
  const macro = isBlended ? await addPlaceholder(world, `Relief loop ${truckId}`, true, null) : undefined
  await insertCampaignTrucks(world.tx, campaignId, [
    {
      truck_id: truckId,
      macro_id: macro?.placeholder_id ?? null,
      campaign_display_name: isBlended ? `Truck ${truckId} (blended)` : `Truck ${truckId}`,
      license_plate: null,
      tracking_start: null,
      tracking_end: null,
      avg_mileage: 110,
      // The drives are from Monday to Friday.
      days_driven_per_week: 5,
      gps_provider: truckId % 2 === 0 ? 'Linxup' : 'Clearpath',
    },
  ])
  // A blended truck's receiver is off for half of the week; the macro stands in.
  await driveTruck(world, truckId, span, day => isBlended && [4, 5].includes(weekday(day)))
  if (macro) await drivePlaceholder(world, macro, span)
}

const addPlaceholder = ({ tx }: DemoWorld, name: string, is_macro: boolean, campaign_id: number | null) =>
  insertPlaceholder(tx, {
    name,
    is_macro,
    campaign_id,
    num_stops: 4,
    min_mileage: 40,
    max_mileage: 130,
    min_impressions: 12_000,
    max_impressions: 32_000,
  })
