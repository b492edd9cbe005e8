import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { allAhead, fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { paymentSchedules, scheduleCells } from './payment-schedules'
import { PAYMENT_TODO_TEXTS } from './payment-todo-texts'
import { openPayments } from './payment-todos'

const PaymentsPage = fetched(async () => (await import('./PaymentsPage')).PaymentsPage)
async function schedules() {
  const [inserts] = await Promise.all([import('./ScheduleInserts'), allAhead(scheduleCells)])
  return inserts
}
const VendorPayments = fetched(async () => (await schedules()).VendorPayments)
const TruckPayments = fetched(async () => (await schedules()).TruckPayments)

/** What vendors are paid, on a page of its own and on those of vendors and trucks. Spec: operations, 2. */
export const paymentsFeature: AdminFeature = {
  name: 'payments',
  pages: [{ path: PAGES.payments, page: PaymentsPage }],
  resources: [paymentSchedules],
  sidebar: [
    {
      name: 'payments',
      label: 'console.sidebar.payments',
      path: PAGES.payments,
      parent: 'drive',
      letter: 'p',
    },
  ],
  home: [openPayments],
  inserts: [
    {
      name: 'payments',
      into: 'editVendor',
      part: VendorPayments,
      roles: endpointRoles.vendorPayments,
      asks: (api, { id = '' }) => void api.vendorPayments({ params: { id } }),
    },
    {
      name: 'payments',
      into: 'editTruck',
      part: TruckPayments,
      roles: endpointRoles.truckPayments,
    },
  ],
  texts: PAYMENT_TODO_TEXTS,
  pageTexts: {
    en: async () => (await import('./payment-page-texts')).PAYMENT_PAGE_TEXTS,
    es: async () => (await import('./payment-texts-spanish')).PAYMENT_TEXTS_SPANISH,
  },
}
