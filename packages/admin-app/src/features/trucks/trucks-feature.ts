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
  async pageTexts() {
    const [{ TRUCK_PAGE_TEXTS: en }, { TRUCK_TEXTS_SPANISH: es }] = await Promise.all([
      import('./truck-page-texts'),
      import('./truck-texts-spanish'),
    ])
    return { en, es }
  },
}
