import {
  type Assignment,
  type Campaign,
  type CampaignTruck,
  type OverlapWarning,
  overlapWarnings,
} from '@product/sdk/nouns/campaigns'

/** The warnings of trucks that are on two campaigns at once; none while the campaign has no dates yet. */
export const knownOverlaps = (trucks: readonly CampaignTruck[], campaign: Campaign): OverlapWarning[] =>
  campaign.start_date === '' || campaign.end_date === '' ? [] : overlapWarnings(trucks, campaign)

/** Where else a truck is: what the search says of it, without the campaign itself. */
export const elsewhere = (assignments: readonly Assignment[], campaignId: number): Assignment[] =>
  assignments.filter(({ campaign_id }) => campaign_id !== campaignId)
