import type { Texts } from '../../config/admin-feature'

export const PRODUCTION_PAGE_TEXTS = {
  production: {
    pick: 'Please pick a section from the sidebar.',
    sections: 'Sections of production',
    count_failed: 'The count could not be loaded',
  },
} satisfies Texts
