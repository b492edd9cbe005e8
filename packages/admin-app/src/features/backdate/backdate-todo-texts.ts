import type { FeatureTexts } from '../../config/admin-feature'

/** Of the list that the home page shows. */
export const BACKDATE_TODO_TEXTS = {
  en: {
    backdate_todos: {
      title: 'Route generations that need a look',
      failed: '%{smart_count} day without a route |||| %{smart_count} days without a route',
      waits: 'Waits for the routing service',
    },
  },
  es: {
    backdate_todos: {
      title: 'Generaciones de rutas por revisar',
      failed: '%{smart_count} día sin ruta |||| %{smart_count} días sin ruta',
      waits: 'Espera al servicio de rutas',
    },
  },
} satisfies FeatureTexts
