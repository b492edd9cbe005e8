import {
  decodeMapView,
  DEFAULT_TIME_PERIOD,
  isWithin,
  timePeriodStart,
  type VehicleKey,
  WHOLE_TIME,
  withMapView,
} from '@product/sdk/nouns/campaigns'
import { type AnalyticsEntry, isMeasured } from '@product/sdk/nouns/driving'
import { type CampaignId, type Day, dayStartMs, utcDay } from '@product/sdk/values'
import { PATHS, shellPage } from '../../paths'

interface Address {
  pathname: string
  search: string
}

interface FoundTruck {
  key: VehicleKey
  /** What it did, by UTC days. */
  analytics?: readonly AnalyticsEntry[]
}

/**
 * The map with this truck alone. The time frame stays as long as the truck drove in it, else all of the time is shown; "measured
 * only" stays as long as it was measured.
 */
export function truckAddress(
  { search }: Pick<Address, 'search'>,
  campaign: CampaignId,
  { key, analytics = [] }: FoundTruck,
  today: Day,
): string {
  const query = new URLSearchParams(search)
  const view = decodeMapView(query)
  const measured = view.measured && analytics.some(isMeasured)
  const { days, period = DEFAULT_TIME_PERIOD } = view
  const frame = days ?? { from: utcDay(timePeriodStart(period, dayStartMs(today))), to: today }
  const counted = measured ? analytics.filter(isMeasured) : analytics
  const droveThen = counted.some(({ date }) => isWithin(date, frame))
  const time = droveThen ? { days, period: view.period } : { days: undefined, period: WHOLE_TIME }
  const shown = { trucks: [key], only: undefined, hidesAll: undefined }
  return `${PATHS.map}?${withMapView(query, { ...view, ...time, ...shown, campaign, measured })}`
}

/** The page that is open with this UTC day picked. */
export function dayAddress({ pathname, search }: Address, campaign: CampaignId, day: Day): string {
  const query = new URLSearchParams(search)
  const picked = { campaign, period: undefined, days: { from: day, to: day } }
  return `${shellPage(pathname)}?${withMapView(query, { ...decodeMapView(query), ...picked })}`
}
