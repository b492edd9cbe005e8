import type { FeatureTexts } from '../../config/admin-feature'

/** Of the list that the home page shows. */
export const FIX_LIST_TODO_TEXTS = {
  en: {
    fix_list_todos: {
      pressing: 'Fix list: late or bleeding',
      bleeding: 'Bleeding is not stopped',
      late: '%{smart_count} day past the target close date |||| %{smart_count} days past the target close date',
      bleeding_and_late:
        'Bleeding is not stopped, %{smart_count} day past the target close date |||| Bleeding is not stopped, %{smart_count} days past the target close date',
    },
  },
  es: {
    fix_list_todos: {
      pressing: 'Reparaciones con retraso o que empeoran',
      bleeding: 'El daño sigue creciendo',
      late: '%{smart_count} día después de la fecha prevista |||| %{smart_count} días después de la fecha prevista',
      bleeding_and_late:
        'El daño sigue creciendo, %{smart_count} día después de la fecha prevista |||| El daño sigue creciendo, %{smart_count} días después de la fecha prevista',
    },
  },
} satisfies FeatureTexts
