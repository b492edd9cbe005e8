import { countedMiles } from './counted-miles'
import { type Day, utcDay } from '../../values/utc-day'
import type { CampaignFactor, ImpressionRules, PathNumbers } from './impression-rules'

/** What the estimate needs of a path. */
export interface CountedPath {
  /** UTC instant; its UTC day decides the factors. */
  start: string
  /** Miles. */
  distance: number
  /** Where given, they win over the estimate. */
  impressions?: number | null
}

/** The estimate before the campaign's factors, from miles alone. Unrounded. */
export function baseImpressions(path: { distance: number }, numbers: PathNumbers): number {
  const miles = countedMiles(path)
  return miles === 0 ? numbers.atRest : numbers.perPath + numbers.perMile * miles
}

/** What the estimates of many paths hang on, so that other numbers need no look at the paths. */
export interface CountedPaths {
  /** Estimated paths of no miles. */
  resting: number
  /** All other estimated paths. */
  driven: number
  /** The miles of these, as counted. */
  estimatedMiles: number
}

/** The estimates of many paths together, before the campaign's factors. Unrounded. */
export const baseImpressionsOf = (
  { resting, driven, estimatedMiles }: CountedPaths,
  { atRest, perPath, perMile }: PathNumbers,
): number => atRest * resting + perPath * driven + perMile * estimatedMiles

/** The factors on the campaign's estimates of the UTC day, in the order in which they apply. */
export const factorsOf = (campaignId: number, day: Day, { factors }: ImpressionRules): CampaignFactor[] =>
  factors.filter(
    row =>
      row.campaignId === campaignId &&
      (row.from === undefined || row.from <= day) &&
      (row.to === undefined || day <= row.to),
  )

/** All factors of the campaign on the UTC day in one; 1 where there are none. */
export const campaignFactor = (campaignId: number, day: Day, rules: ImpressionRules): number =>
  factorsOf(campaignId, day, rules).reduce((product, { factor }) => product * factor, 1)

/**
 * The impressions of a path in a campaign: those given, else the estimate. Unrounded: only a shown sum is rounded.
 * Spec: client dashboard, 9; decisions, "Routes, miles, impressions".
 */
export const estimateImpressions = (path: CountedPath, campaignId: number, rules: ImpressionRules): number =>
  path.impressions ?? baseImpressions(path, rules) * campaignFactor(campaignId, utcDay(path.start), rules)
