import { type DayRange, decodeMapView, encodeMapView, INITIAL_MAP_VIEW } from '@product/sdk/nouns/campaigns'
import type { CampaignId } from '@product/sdk/values'

/** The whole state of the analytics screen. */
export interface AnalyticsScreen {
  /** Undefined: the first card. */
  campaign: CampaignId | undefined
  /** Only what was measured by GPS. */
  measured: boolean
  /** The picked UTC days; undefined: the whole campaign. */
  days: DayRange | undefined
}

/** The screen in a query, which the map shares: what it holds beside does not matter here. */
export function readAnalyticsScreen(query: URLSearchParams): AnalyticsScreen {
  const { campaign, measured, days } = decodeMapView(query)
  return { campaign, measured, days }
}

export const analyticsQuery = (screen: AnalyticsScreen): URLSearchParams =>
  encodeMapView({ ...INITIAL_MAP_VIEW, ...screen })

const ALL_TIME = 3

/** The query of the map that shows the same days. */
export const mapQuery = (screen: AnalyticsScreen): URLSearchParams =>
  encodeMapView({ ...INITIAL_MAP_VIEW, ...screen, period: screen.days ? undefined : ALL_TIME })
