import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const AccountPage = fetched(async () => (await import('./AccountPage')).AccountPage)

/** The own password, and where one is logged in. Ours: in the documents only an Owner changes passwords. */
export const accountFeature: AdminFeature = {
  name: 'account',
  pages: [{ path: PAGES.account, page: AccountPage, roles: endpointRoles.accountSessions }],
  pageTexts: {
    en: async () => (await import('./account-page-texts')).ACCOUNT_PAGE_TEXTS,
    es: async () => (await import('./account-page-texts-spanish')).ACCOUNT_PAGE_TEXTS_SPANISH,
  },
}
