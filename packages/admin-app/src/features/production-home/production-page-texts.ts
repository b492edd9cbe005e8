import type { FeatureTexts } from '../../config/admin-feature'

export const PRODUCTION_PAGE_TEXTS = {
  en: {
    production: {
      pick: 'Please pick a section from the sidebar.',
      sections: 'Sections of production',
      count_failed: 'The count could not be loaded',
    },
  },
  es: {
    production: {
      pick: 'Elija una sección en la barra lateral.',
      sections: 'Secciones de producción',
      count_failed: 'No se pudo cargar el número',
    },
  },
} satisfies FeatureTexts
