import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { inventoryTrucks } from './inventory-trucks'

const InventoryPage = fetched(async () => (await import('./InventoryPage')).InventoryPage)

/** Trucks that can be offered to a client. Spec: operations, 2. */
export const inventoryFeature: AdminFeature = {
  name: 'inventory',
  pages: [{ path: PAGES.inventory, page: InventoryPage }],
  resources: [inventoryTrucks],
  sidebar: [
    {
      name: 'inventory',
      label: 'console.sidebar.inventory',
      path: PAGES.inventory,
      parent: 'production',
      letter: 'v',
      total: async api => (await api.unassignedTrucks()).unassigned_trucks.length,
    },
  ],
  pageTexts: {
    en: async () => (await import('./inventory-texts')).INVENTORY_PAGE_TEXTS,
    es: async () => (await import('./inventory-texts-spanish')).INVENTORY_TEXTS_SPANISH,
  },
}
