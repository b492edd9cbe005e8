import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const FleetImportPage = fetched(async () => (await import('./FleetImportPage')).FleetImportPage)
const ImportLink = fetched(async () => (await import('./ImportLink')).ImportLink)

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
  actions: [{ name: 'import-fleet', label: 'console.do.import_fleet', to: 'importFleet' }],
  pageTexts: {
    en: async () => (await import('./fleet-import-texts')).FLEET_IMPORT_PAGE_TEXTS,
    es: async () => (await import('./fleet-import-texts-spanish')).FLEET_IMPORT_TEXTS_SPANISH,
  },
}
