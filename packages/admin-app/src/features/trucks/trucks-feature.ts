import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { trucks } from './trucks'

const TruckPage = fetched(async () => (await import('./TruckPage')).TruckPage)

/** A truck: what it is, its photographs, where it drove, what happened to it. Spec: operations, 2. */
export const trucksFeature: AdminFeature = {
  name: 'truck',
  pages: [{ path: PAGES.editTruck, page: TruckPage }],
  resources: [trucks],
  pageTexts: {
    en: async () => (await import('./truck-page-texts')).TRUCK_PAGE_TEXTS,
    es: async () => (await import('./truck-texts-spanish')).TRUCK_TEXTS_SPANISH,
  },
}
