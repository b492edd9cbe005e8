import type { FeatureTexts } from '../../config/admin-feature'

/** Of the list that the home page shows. */
export const CREDENTIAL_TODO_TEXTS = {
  en: {
    credential_todos: { without: 'Client users without credentials', none: 'No credential is kept' },
  },
  es: {
    credential_todos: {
      without: 'Usuarios cliente sin credenciales',
      none: 'No se guarda ninguna credencial',
    },
  },
} satisfies FeatureTexts
