import type { FeatureTexts } from '../../config/admin-feature'

/** What the home page says of payments: it is fetched before the pages are. */
export const PAYMENT_TODO_TEXTS = {
  en: {
    payments_todo: {
      title: 'Payments',
      not_closed: 'This pay period is over and not closed',
      not_ready: '%{smart_count} line is not ready to pay |||| %{smart_count} lines are not ready to pay',
      unpaid: 'On %{campaign} without a payment schedule',
    },
  },
  es: {
    payments_todo: {
      title: 'Pagos',
      not_closed: 'Este periodo de pago ha terminado y no está cerrado',
      not_ready:
        '%{smart_count} línea no está lista para pagar |||| %{smart_count} líneas no están listas para pagar',
      unpaid: 'En %{campaign} sin plan de pago',
    },
  },
} satisfies FeatureTexts
