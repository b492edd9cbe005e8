import type { TargetArea, Campaign, ListedCampaign, WholeCampaign } from '../nouns/campaigns/campaign'
import type { CampaignTruck } from '../nouns/campaigns/campaign-truck'
import { CAMPAIGN_TRUCK_FIELDS } from '../nouns/campaigns/campaign-truck-fields'
import { blankRow } from './blank-row'
import type { Placeholder } from '../nouns/placeholders/placeholder'

export const aCampaign = (over: Partial<Campaign> = {}): Campaign => ({
  campaign_id: 71,
  name: 'Summer Tour',
  user_id: 4,
  client_name: 'Acme Soda',
  start_date: '2026-05-01T00:00:00.000Z',
  end_date: '2026-05-31T23:59:59.999Z',
  view_priority: 0,
  csv_report_enabled: true,
  version: 3,
  ...over,
})

export const aListedCampaign = (over: Partial<ListedCampaign> = {}): ListedCampaign => {
  const campaign = aCampaign(over)
  return {
    ...campaign,
    campaign_name: campaign.name,
    num_active_trucks: 4,
    num_inactive_trucks: 1,
    num_placeholders: 2,
    num_macros: 1,
    ...over,
  }
}

export const aCampaignTruck = (over: Partial<CampaignTruck> = {}): CampaignTruck => ({
  truck_campaign_id: 12,
  campaign_id: 71,
  truck_id: 5,
  truck_name: 'Box 5',
  vendor_name: 'Vega Hauling',
  macro_id: null,
  macro_name: null,
  ...blankRow(CAMPAIGN_TRUCK_FIELDS),
  campaign_display_name: 'Sunset',
  license_plate: '8ABC123',
  tracking_start: '2026-05-01T00:00:00.000Z',
  tracking_end: null,
  avg_mileage: 60,
  days_driven_per_week: 5,
  gps_provider: 'Clearpath',
  other_campaigns: [],
  version: 1,
  ...over,
})

export const aPlaceholder = (over: Partial<Placeholder> = {}): Placeholder => ({
  placeholder_id: 9,
  name: 'Downtown loop',
  start_point: '90012',
  num_stops: 4,
  min_mileage: 20,
  max_mileage: 40,
  min_impressions: 1000,
  max_impressions: 4000,
  use_weighting: false,
  is_macro: false,
  campaign_id: null,
  version: 1,
  ...over,
})

export const aTargetArea = (over: Partial<TargetArea> = {}): TargetArea => ({
  bounding_box_id: 30,
  points: [
    [-118.3, 34],
    [-118.2, 34],
    [-118.2, 34.1],
    [-118.3, 34.1],
  ],
  version: 1,
  ...over,
})

/** A campaign with one truck, one Rep Route and one target area. */
export const aWholeCampaign = (over: Partial<WholeCampaign> = {}): WholeCampaign => ({
  campaign: aCampaign(),
  trucks: [aCampaignTruck()],
  placeholders: [aPlaceholder({ campaign_id: 71 })],
  bounding_box: [aTargetArea()],
  ...over,
})
