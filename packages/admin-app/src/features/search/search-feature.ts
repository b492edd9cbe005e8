import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'

const SearchDialog = fetched(async () => (await import('./SearchDialog')).SearchDialog)

/** Vendors, trucks, payments and campaigns in one search. Spec: client dashboard, 2. */
export const searchFeature: AdminFeature = {
  name: 'search',
  search: { dialog: SearchDialog, roles: endpointRoles.searchIndexes },
  pageTexts: {
    en: async () => (await import('./search-texts')).SEARCH_TEXTS,
    es: async () => (await import('./search-texts-spanish')).SEARCH_TEXTS_SPANISH,
  },
}
