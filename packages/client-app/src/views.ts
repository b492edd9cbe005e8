/** What the staff console shows of the advertiser's app: data comes in by props, or through its own client. */
export { CampaignList } from './layout/CampaignList'
export type { CampaignSummary } from './campaign/campaign-context'
export { dressView, VIEW_CLASS } from './theme/dress-view'
export { baseStyle, type BaseStyleOptions } from './base-map/base-style'
export { CampaignMapView, type CampaignMapViewProps } from './features/map/CampaignMapView'
export { type CampaignMapData, useCampaignMap } from './features/map/use-campaign-map'
export { type MapScreen, readScreen, withScreen } from './features/map/use-map-address'
export {
  type AnalyticsScreen,
  analyticsQuery,
  mapQuery,
  readAnalyticsScreen,
} from './features/analytics/analytics-screen'
export {
  CampaignAnalyticsView,
  type CampaignAnalyticsViewProps,
} from './features/analytics/CampaignAnalyticsView'
export { type CampaignAnalyticsData, useCampaignAnalytics } from './features/analytics/use-campaign-analytics'
export type { CampaignProblem } from './campaign/campaign-problem'
