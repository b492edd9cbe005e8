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
}

/**
 * How the impressions of a path in a campaign come about, step by step; the last value is what
 * `estimateImpressions` returns.
 */
export function explainImpressions(
  path: CountedPath,
  campaignId: number,
  rules: ImpressionRules,
): ImpressionStep[] {
  const given = path.impressions ?? undefined
  if (given !== undefined)
    return [{ code: 'given', text: 'Given with the route, not estimated', value: given }]
  return [...milesSteps(path, rules), ...factorSteps(path, campaignId, rules)]
}

function milesSteps(path: CountedPath, rules: ImpressionRules): ImpressionStep[] {
  const miles = countedMiles(path)
  const value = baseImpressions(path, rules)
  if (miles === 0) return [{ code: 'at_rest', text: `A path of 0 miles: ${rules.atRest}`, value }]
  const perMile: ImpressionStep = {
    code: 'per_mile',
    text: `${rules.perPath} + ${rules.perMile} × ${milesText(miles)}`,
    value,
  }
  if (!isCapped(path)) return [perMile]
  const text = `${milesText(path.distance)} are over ${countText(DISTANCE_CAP.overMiles)} and count as ${DISTANCE_CAP.countsAsMiles}`
  return [{ code: 'capped', text, value: miles }, perMile]
}

function factorSteps(path: CountedPath, campaignId: number, rules: ImpressionRules): ImpressionStep[] {
  const base = baseImpressions(path, rules)
  let product = 1
  return factorsOf(campaignId, utcDay(path.start), rules).map(row => {
    product *= row.factor
    return {
      code: 'factor',
      text: `Campaign ${campaignId}${spanText(row)}: × ${row.factor}`,
      value: base * product,
    }
  })
}

const spanText = ({ from, to }: CampaignFactor): string =>
  `${from === undefined ? '' : ` from ${ordinalDate(from)}`}${to === undefined ? '' : ` to ${ordinalDate(to)}`}`

const milesText = (miles: number): string =>
  `${miles.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${miles === 1 ? 'mile' : 'miles'}`
