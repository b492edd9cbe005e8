import type { Texts } from '../../config/admin-feature'

export const PRODUCTION_PAGE_TEXTS_SPANISH = {
  production: {
    pick: 'Elija una sección en la barra lateral.',
    sections: 'Secciones de producción',
    count_failed: 'No se pudo cargar el número',
  },
} satisfies Texts
