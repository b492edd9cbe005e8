import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const ProductionPage = fetched(async () => (await import('./ProductionPage')).ProductionPage)

/** The head of the production pages, and the entry they stand under. Spec: operations, 2. */
export const productionHomeFeature: AdminFeature = {
  name: 'production',
  pages: [{ path: PAGES.production, page: ProductionPage }],
  sidebar: [
    {
      name: 'production',
      label: 'console.sidebar.production',
      path: PAGES.production,
      icon: Inventory2Outlined,
      letter: 'o',
    },
  ],
  async pageTexts() {
    const { PRODUCTION_PAGE_TEXTS } = await import('./production-page-texts')
    return PRODUCTION_PAGE_TEXTS
  },
}
