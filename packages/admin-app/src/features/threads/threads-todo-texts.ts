import type { FeatureTexts } from '../../config/admin-feature'

/** Of the lists that the home page shows. */
export const THREADS_TODO_TEXTS = {
  en: {
    threads_todos: {
      unread: 'Unread messages',
      wrote: '%{words}',
      sent_pictures: 'Sent %{smart_count} picture |||| Sent %{smart_count} pictures',
      sent_nothing: 'Sent an empty message',
      marked: 'Marked unread',
      failed: 'Messages that did not arrive',
      not_delivered: 'Message was not delivered',
      not_sent: 'Message failed',
    },
  },
  es: {
    threads_todos: {
      unread: 'Mensajes sin leer',
      wrote: '%{words}',
      sent_pictures: 'Envió %{smart_count} foto |||| Envió %{smart_count} fotos',
      sent_nothing: 'Envió un mensaje vacío',
      marked: 'Marcado como no leído',
      failed: 'Mensajes que no llegaron',
      not_delivered: 'El mensaje no se entregó',
      not_sent: 'El mensaje falló',
    },
  },
} satisfies FeatureTexts
