import { lazy } from 'react'
import type { AdminFeature } from '../../config/admin-feature'
import { PAGES } from '../../paths'
import { PREVIEW_TEXTS } from './impersonation-texts'

const PreviewStart = lazy(async () => ({ default: (await import('./PreviewStart')).PreviewStart }))
const PreviewMapPage = lazy(async () => ({ default: (await import('./PreviewMapPage')).PreviewMapPage }))
const PreviewAnalyticsPage = lazy(async () => ({
  default: (await import('./PreviewAnalyticsPage')).PreviewAnalyticsPage,
}))

/** A client's dashboard as the client sees it, for staff. Its pages are entered from campaigns and from Drive. */
export const impersonationFeature: AdminFeature = {
  name: 'impersonation',
  pages: [
    { path: PAGES.impersonate, page: PreviewStart },
    { path: PAGES.impersonateMap, page: PreviewMapPage },
    { path: PAGES.impersonateAnalytics, page: PreviewAnalyticsPage },
  ],
  texts: { en: PREVIEW_TEXTS },
}
