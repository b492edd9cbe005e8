import type { Day } from '../../values/utc-day'

/** A factor on the estimates of one campaign. */
export interface CampaignFactor {
  campaignId: number
  /** First UTC day, included; undefined: from the beginning. */
  from?: Day
  /** Last UTC day, included; undefined: without end. */
  to?: Day
  factor: number
}

/** What the estimate of a single path is made of, in impressions. */
export interface PathNumbers {
  /** For a path of no miles. */
  atRest: number
  /** For any other path, before its miles. */
  perPath: number
  perMile: number
}

/**
 * Every number of the estimate that is a business's own. How a distance that can't be true is counted is not among
 * them: that is about receivers.
 */
export interface ImpressionRules extends PathNumbers {
  factors: readonly CampaignFactor[]
}

/**
 * The documents' numbers. The factors of 2020 hold for campaign 54 alone, the literal reading.
 * Spec: client dashboard, 9; decisions, "Routes, miles, impressions".
 */
export const IMPRESSION_RULES: ImpressionRules = {
  atRest: 60,
  perPath: 150,
  perMile: 270,
  factors: [
    { campaignId: 54, factor: 0.82 },
    { campaignId: 54, from: '2020-03-11', to: '2020-04-15', factor: 0.5 },
    { campaignId: 54, from: '2020-04-16', to: '2020-05-11', factor: 0.63 },
    { campaignId: 54, from: '2020-05-12', to: '2020-06-07', factor: 0.805 },
  ],
}
