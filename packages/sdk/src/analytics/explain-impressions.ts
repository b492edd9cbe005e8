import { countedMiles, isCapped } from '../map/counted-miles'
import { countText } from '../values/count-text'
import { ordinalDate } from '../values/ordinal-date'
import { utcDay } from '../values/utc-day'
import { baseImpressions, type CountedPath, factorsOf } from './estimate-impressions'
import { type CampaignFactor, IMPRESSION_SETTINGS, type ImpressionSettings } from './impression-settings'

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
  settings = IMPRESSION_SETTINGS,
): ImpressionStep[] {
  const given = path.impressions ?? undefined
  if (given !== undefined)
    return [{ code: 'given', text: 'Given with the route, not estimated', value: given }]
  return [...milesSteps(path, settings), ...factorSteps(path, campaignId, settings)]
}

function milesSteps(path: CountedPath, settings: ImpressionSettings): ImpressionStep[] {
  const miles = countedMiles(path, settings)
  const value = baseImpressions(path, settings)
  if (miles === 0) return [{ code: 'at_rest', text: `A path of 0 miles: ${settings.atRest}`, value }]
  const perMile: ImpressionStep = {
    code: 'per_mile',
    text: `${settings.perPath} + ${settings.perMile} × ${milesText(miles)}`,
    value,
  }
  if (!isCapped(path, settings)) return [perMile]
  const text = `${milesText(path.distance)} are over ${countText(settings.overMiles)} and count as ${settings.countsAsMiles}`
  return [{ code: 'capped', text, value: miles }, perMile]
}

function factorSteps(path: CountedPath, campaignId: number, settings: ImpressionSettings): ImpressionStep[] {
  const base = baseImpressions(path, settings)
  let product = 1
  return factorsOf(campaignId, utcDay(path.start), settings).map(row => {
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
