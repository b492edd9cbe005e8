/** What the staff console shows of the advertiser's app: data comes in by props, or through its own client. */
export { CampaignList } from './layout/CampaignList'
export type { CampaignSummary } from './layout/campaign-context'
export { dressView, VIEW_CLASS } from './theme/dress-view'
export { baseStyle, type BaseStyleOptions } from './map/base-style'
export { CampaignMapView, type CampaignMapViewProps } from './map/CampaignMapView'
export { type CampaignMapData, type MapProblem, useCampaignMap } from './map/use-campaign-map'
export { type MapScreen, readScreen, withScreen } from './map/use-map-address'
export {
  type AnalyticsScreen,
  analyticsQuery,
  mapQuery,
  readAnalyticsScreen,
} from './analytics/analytics-screen'
export { CampaignAnalyticsView, type CampaignAnalyticsViewProps } from './analytics/CampaignAnalyticsView'
export { type CampaignAnalyticsData, useCampaignAnalytics } from './analytics/use-campaign-analytics'
