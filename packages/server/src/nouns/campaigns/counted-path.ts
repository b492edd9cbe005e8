import {
  estimateImpressions,
  type ImpressionRules,
  countedMiles,
  type PathTotals,
} from '@product/sdk/nouns/driving'
import type { FoundPath } from './campaign-path-store'

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
