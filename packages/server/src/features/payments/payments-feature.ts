import type { ServerFeature } from '../../http/server-feature'
import { payPeriodHandlers } from './pay-period-handlers'
import { paymentSearch } from './payment-search-store'
import { paymentScheduleHandlers } from './payment-schedule-handlers'
import { addDemoPayments } from './payments-demo'

export const paymentsFeature: ServerFeature = {
  name: 'payments',
  handlers: [...payPeriodHandlers, ...paymentScheduleHandlers],
  search: [paymentSearch],
  demo: addDemoPayments,
}
