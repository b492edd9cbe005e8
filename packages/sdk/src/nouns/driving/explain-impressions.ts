import { countedMiles, DISTANCE_CAP, isCapped } from './counted-miles'
import { countText } from '../../values/count-text'
import { ordinalDate } from '../../values/ordinal-date'
import { utcDay } from '../../values/utc-day'
import { baseImpressions, type CountedPath, factorsOf } from './estimate-impressions'
import type { CampaignFactor, ImpressionRules } from './impression-rules'

export type ImpressionStepCode = 'given' | 'capped' | 'at_rest' | 'per_mile' | 'factor'

export interface ImpressionStep {
  code: ImpressionStepCode
  text: string
  /** After this step: miles where `code` is `capped`, else impressions. Unrounded. */
  value: number
  /** The value as text, with its unit. Whoever follows the shown numbers with a calculator comes to the same. */
  shown: string
}

/**
 * How the impressions of a path in a campaign come about, step by step; the last value is what
 * `estimateImpressions` returns. Miles and the estimate have as many decimals as it takes for them to add up as shown.
 */
export function explainImpressions(
  path: CountedPath,
  campaignId: number,
  rules: ImpressionRules,
): ImpressionStep[] {
  const given = path.impressions ?? undefined
  if (given !== undefined)
    return [
      {
        code: 'given',
        text: 'Given with the route, not estimated',
        value: given,
        shown: impressionsText(given, 1),
      },
    ]
  const base = baseImpressions(path, rules)
  const factors = factorsOf(campaignId, utcDay(path.start), rules)
  const decimals = baseDecimals(base, factors)
  return [...milesSteps(path, rules, decimals), ...factorSteps(base, factors, decimals)]
}

const rounded = (value: number, decimals: number): string => value.toFixed(decimals)

/** The fewest decimals with which something holds, up to `most`. */
function fewestDecimals(least: number, most: number, holds: (decimals: number) => boolean): number {
  let decimals = least
  while (decimals < most && !holds(decimals)) decimals += 1
  return decimals
}

/** With these, the shown estimate times the factors is every result that is shown. */
const baseDecimals = (base: number, factors: readonly CampaignFactor[]): number =>
  fewestDecimals(1, 8, decimals => {
    const byHand = Number(rounded(base, decimals))
    let product = 1
    return factors.every(({ factor }) => {
      product *= factor
      return rounded(byHand * product, 1) === rounded(base * product, 1)
    })
  })

/** With these, the estimate of the shown miles is the shown estimate. */
const milesDecimals = (miles: number, rules: ImpressionRules, decimals: number): number =>
  fewestDecimals(2, 10, shownWith => {
    const byHand = baseImpressions({ distance: Number(rounded(miles, shownWith)) }, rules)
    return rounded(byHand, decimals) === rounded(baseImpressions({ distance: miles }, rules), decimals)
  })

function milesSteps(path: CountedPath, rules: ImpressionRules, decimals: number): ImpressionStep[] {
  const miles = countedMiles(path)
  const value = baseImpressions(path, rules)
  const shown = impressionsText(value, decimals)
  if (miles === 0) return [{ code: 'at_rest', text: `A path of 0 miles: ${rules.atRest}`, value, shown }]
  const shownMiles = milesText(miles, milesDecimals(miles, rules, decimals))
  const perMile: ImpressionStep = {
    code: 'per_mile',
    text: `${rules.perPath} + ${rules.perMile} × ${shownMiles}`,
    value,
    shown,
  }
  if (!isCapped(path)) return [perMile]
  const text = `${milesText(path.distance, 2)} are over ${countText(DISTANCE_CAP.overMiles)} and count as ${DISTANCE_CAP.countsAsMiles}`
  return [{ code: 'capped', text, value: miles, shown: milesText(miles, 2) }, perMile]
}

/** Each factor with those before it, on the estimate. */
function factorSteps(base: number, factors: readonly CampaignFactor[], decimals: number): ImpressionStep[] {
  let times = countText(base, decimals)
  let product = 1
  return factors.map(row => {
    times += ` × ${row.factor}`
    product *= row.factor
    const value = base * product
    return {
      code: 'factor',
      text: `Campaign ${row.campaignId}${spanText(row)}: ${times}`,
      value,
      shown: impressionsText(value, 1),
    }
  })
}

const spanText = ({ from, to }: CampaignFactor): string =>
  `${from === undefined ? '' : ` from ${ordinalDate(from)}`}${to === undefined ? '' : ` to ${ordinalDate(to)}`}`

const milesText = (miles: number, decimals: number): string =>
  `${miles.toLocaleString('en-US', { maximumFractionDigits: decimals })} ${miles === 1 ? 'mile' : 'miles'}`

const impressionsText = (value: number, decimals: number): string =>
  `${countText(value, decimals)} impressions`
