import type { FeatureTexts } from '../../config/admin-feature'

/** Of the lists that the home page shows. */
export const THREADS_TODO_TEXTS = {
  en: {
    threads_todos: {
      unread: 'Unread messages',
      wrote: '%{words}',
      sent_pictures: 'Sent %{smart_count} picture |||| Sent %{smart_count} pictures',
      marked: 'Marked unread',
    },
  },
  es: {
    threads_todos: {
      unread: 'Mensajes sin leer',
      wrote: '%{words}',
      sent_pictures: 'Envió %{smart_count} foto |||| Envió %{smart_count} fotos',
      marked: 'Marcado como no leído',
    },
  },
} satisfies FeatureTexts
