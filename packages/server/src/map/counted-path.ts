import { estimateImpressions, type ImpressionRules } from '@product/sdk/analytics'
import { countedMiles, type PathTotals } from '@product/sdk/map'
import type { FoundPath } from './path-sources'

/** A stored path as the campaign sees it: capped, and estimated by the rules where nothing is given. */
export function countedPath(path: FoundPath, campaignId: number, rules: ImpressionRules): PathTotals {
  const start = new Date(path.start).toISOString()
  return {
    start,
    end: new Date(path.end).toISOString(),
    distance: countedMiles(path),
    impressions: path.given ?? estimateImpressions({ start, distance: path.distance }, campaignId, rules),
  }
}
