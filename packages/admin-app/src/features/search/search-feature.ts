import { endpointRoles } from '@product/sdk/client'
import { lazy } from 'react'
import type { AdminFeature } from '../../config/admin-feature'

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }))

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
