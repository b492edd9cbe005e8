import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const ImpersonationButton = fetched(async () => (await import('./ImpersonationButton')).ImpersonationButton)
const ImpersonationStart = fetched(async () => (await import('./ImpersonationStart')).ImpersonationStart)
const ImpersonationMapPage = fetched(
  async () => (await import('./ImpersonationMapPage')).ImpersonationMapPage,
)
const ImpersonationAnalyticsPage = fetched(
  async () => (await import('./ImpersonationAnalyticsPage')).ImpersonationAnalyticsPage,
)

/** A client's dashboard as the client sees it, for staff. Its pages are entered from campaigns and from Drive. */
export const impersonationFeature: AdminFeature = {
  name: 'impersonation',
  pages: [
    { path: PAGES.impersonate, page: ImpersonationStart },
    { path: PAGES.impersonateMap, page: ImpersonationMapPage },
    { path: PAGES.impersonateAnalytics, page: ImpersonationAnalyticsPage },
  ],
  // From Drive role 2 comes to the clients' dashboards.
  inserts: [
    {
      name: 'impersonation',
      into: 'drive',
      place: 'actions',
      part: ImpersonationButton,
      roles: endpointRoles.impersonationTargets,
    },
  ],
  pageTexts: {
    en: async () => (await import('./impersonation-texts')).IMPERSONATION_PAGE_TEXTS,
    es: async () => (await import('./impersonation-texts-spanish')).IMPERSONATION_TEXTS_SPANISH,
  },
}
