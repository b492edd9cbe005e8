import { endpointRoles } from '@product/sdk/client'
import { lazy } from 'react'
import type { AdminFeature } from '../../config/admin-feature'
import { PAGES } from '../../paths'

const FleetImportPage = lazy(async () => ({ default: (await import('./FleetImportPage')).FleetImportPage }))
const ImportLink = lazy(async () => ({ default: (await import('./ImportLink')).ImportLink }))

/** Vendors and trucks out of a file. The specification has no such page. */
export const fleetImportFeature: AdminFeature = {
  name: 'fleet-import',
  pages: [{ path: PAGES.importFleet, page: FleetImportPage, roles: endpointRoles.importFleet }],
  inserts: [
    {
      name: 'fleet-import',
      into: 'drive',
      place: 'actions',
      part: ImportLink,
      roles: endpointRoles.importFleet,
    },
  ],
  async pageTexts() {
    const [{ FLEET_IMPORT_PAGE_TEXTS }, { FLEET_IMPORT_TEXTS_SPANISH: es }] = await Promise.all([
      import('./fleet-import-texts'),
      import('./fleet-import-texts-spanish'),
    ])
    return { ...FLEET_IMPORT_PAGE_TEXTS, es }
  },
}
