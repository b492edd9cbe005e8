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
  pageTexts: {
    en: async () => (await import('./production-page-texts')).PRODUCTION_PAGE_TEXTS,
    es: async () => (await import('./production-page-texts-spanish')).PRODUCTION_PAGE_TEXTS_SPANISH,
  },
}
