/** The advertiser's analytics. */
export function AnalyticsPage() {
  return null
}
