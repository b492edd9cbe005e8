import type { ApiClient } from '@product/sdk/client'
import { endpointRoles } from '@product/sdk/client'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'

type Month = Awaited<ReturnType<ApiClient['payments']>>

/** What is to be done about a month that is over. */
function todosOfMonth(
  { pay_period: { month, closed_at }, rowCount, not_ready_count: notReady }: Month,
  name: string,
  address: (params: { month: string; show?: string }) => string,
): TodoItem[] {
  if (closed_at !== null || rowCount === 0) return []
  const lines = {
    id: `lines ${month}`,
    name,
    reason: 'payments_todo.not_ready',
    args: { smart_count: notReady },
  }
  return [
    {
      id: `close ${month}`,
      name,
      reason: 'payments_todo.not_closed',
      to: address({ month }),
      urgent: true,
    },
    ...(notReady > 0 ? [{ ...lines, to: address({ month, show: 'not-ready' }) }] : []),
  ]
}

/** The last month that is over while it is not closed, its lines that are not ready, and trucks that nothing pays. */
export const openPayments: HomeWidget = {
  name: 'payments',
  title: 'payments_todo.title',
  roles: endpointRoles.payments,
  async load(api, { now, signal }) {
    const { addMonths, currentPayMonth, monthAndYear, monthDays } = await import(
      '@product/sdk/nouns/payments'
    )
    const { paymentsAddress } = await import('./month-address')
    const month = addMonths(currentPayMonth(now), -1)
    const { first, last } = monthDays(month)
    const [payments, { trucks }] = await Promise.all([
      api.payments({ query: { start_date: first, end_date: last, limit: 0 }, signal }),
      api.unpaidTrucks({ signal }),
    ])
    return [
      ...todosOfMonth(payments, monthAndYear(month), paymentsAddress),
      ...trucks.map(({ truck_id, name, campaign_name }) => ({
        id: truck_id,
        name,
        reason: 'payments_todo.unpaid',
        args: { campaign: campaign_name },
        to: paymentsAddress({ schedule: 'new', truck: String(truck_id) }),
      })),
    ]
  },
}
