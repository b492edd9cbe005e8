import type { FeatureTexts } from '../../config/admin-feature'

/** Of the list that the home page shows. */
export const REMOVAL_TODO_TEXTS = {
  en: {
    removals_todo: {
      title: 'Removals',
      over: 'Its payment schedule ended %{smart_count} day ago |||| Its payment schedule ended %{smart_count} days ago',
      today: 'Its payment schedule ends today',
      due: 'Its payment schedule ends in %{smart_count} day |||| Its payment schedule ends in %{smart_count} days',
    },
  },
  es: {
    removals_todo: {
      title: 'Retiradas',
      over: 'Su plan de pago terminó hace %{smart_count} día |||| Su plan de pago terminó hace %{smart_count} días',
      today: 'Su plan de pago termina hoy',
      due: 'Su plan de pago termina en %{smart_count} día |||| Su plan de pago termina en %{smart_count} días',
    },
  },
} satisfies FeatureTexts
