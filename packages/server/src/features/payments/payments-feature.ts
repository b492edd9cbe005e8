import type { ServerFeature } from '../../http/server-feature'
import { paymentSearch } from './payment-search-store'

export const paymentsFeature: ServerFeature = { name: 'payments', search: [paymentSearch] }
