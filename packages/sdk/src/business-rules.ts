import { z } from 'zod'
import { type ConsoleRules, consoleRules } from './contract/console-rules'
import { isDay } from './values/utc-day'
import { IMPRESSION_RULES, type ImpressionRules } from './nouns/driving/impression-rules'

/** The rules that a business changes by configuration. It stands in the last area that brings one. */
export interface BusinessRules {
  impressions: ImpressionRules
  /** What differs from the console's own numbers. */
  console: ConsoleRules
}

export const BUSINESS_RULES: BusinessRules = { impressions: IMPRESSION_RULES, console: {} }

/** Far above any use, and low enough that no sum leaves the numbers. */
const impressions = z.number().min(0, 'must not be below 0').max(1_000_000, 'must be at most 1000000')
const day = z.string().refine(isDay, 'must be a date like 2020-03-11')

const campaignFactor = z
  .strictObject({
    campaignId: z.number().int('must be a whole number').positive('must be above 0'),
    from: day.optional(),
    to: day.optional(),
    factor: z.number().min(0, 'must not be below 0').max(1000, 'must be at most 1000'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'must not come before from',
  })

/**
 * What a business may write of its rules; all of it is optional. An unknown key is refused, so that a misspelt one
 * doesn't leave the default in force unseen. `factors` stand in the place of the default ones, all of them.
 */
export const businessRulesFile = z.strictObject({
  impressions: z
    .strictObject({
      atRest: impressions,
      perPath: impressions,
      perMile: impressions,
      factors: z.array(campaignFactor),
    })
    .partial()
    .optional(),
  console: consoleRules.optional(),
})

/** The rules in force: those written over the default ones. */
export const withBusinessRules = (written: z.output<typeof businessRulesFile> = {}): BusinessRules => ({
  impressions: { ...IMPRESSION_RULES, ...written.impressions },
  console: { ...written.console },
})
