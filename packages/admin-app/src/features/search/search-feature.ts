import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'

const SearchDialog = fetched(async () => (await import('./SearchDialog')).SearchDialog)

/** Vendors, trucks, payments and campaigns in one search. Spec: client dashboard, 2. */
export const searchFeature: AdminFeature = {
  name: 'search',
  search: { dialog: SearchDialog, roles: endpointRoles.searchIndexes },
  async pageTexts() {
    const [{ SEARCH_TEXTS: en }, { SEARCH_TEXTS_SPANISH: es }] = await Promise.all([
      import('./search-texts'),
      import('./search-texts-spanish'),
    ])
    return { en, es }
  },
}
