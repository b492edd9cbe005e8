import type { PathTotals } from '../../nouns/driving/path'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import {
  countedEntries,
  type Totals,
  type TotalsByProvenance,
  type TotalsOptions,
  totalsByProvenance,
} from './daily-totals'

/** What the three cards of the analytics screen show, unrounded. */
export interface CampaignTotals extends Totals {
  trucks: number
  byProvenance: TotalsByProvenance
}

/**
 * The vehicles of a campaign and their miles and impressions in all. Where only measured ones count, so do only
 * vehicles that have some. Spec: client dashboard, 2.
 */
export function campaignTotals(
  vehicles: readonly Vehicle<PathTotals>[],
  options: TotalsOptions = {},
): CampaignTotals {
  const counted = vehicles.map(({ analytics = [] }) => countedEntries(analytics, options))
  const entries = counted.flat()
  return {
    trucks: options.measuredOnly ? counted.filter(({ length }) => length > 0).length : vehicles.length,
    miles: entries.reduce((sum, { distance }) => sum + distance, 0),
    impressions: entries.reduce((sum, { impressions }) => sum + impressions, 0),
    byProvenance: totalsByProvenance(entries),
  }
}
