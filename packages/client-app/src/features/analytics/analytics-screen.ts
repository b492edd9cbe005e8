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

const OF_THE_SCREEN = ['campaign', 'measured', 'from', 'to']

/** The query with another screen in it; what the map chose stays, for the way back. */
export function analyticsQuery(query: URLSearchParams, screen: AnalyticsScreen): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of OF_THE_SCREEN) next.delete(name)
  for (const [name, value] of encodeMapView({ ...INITIAL_MAP_VIEW, ...screen })) next.append(name, value)
  return next
}

/** The query of the map that shows the same days, of the trucks that were picked there. */
export function mapQuery(query: URLSearchParams, screen: AnalyticsScreen): URLSearchParams {
  const next = analyticsQuery(query, screen)
  if (screen.days) next.delete('period')
  else next.set('period', 'ALL')
  return next
}
