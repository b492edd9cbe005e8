import type { ApiClient } from '@product/sdk/client'
import { endpointRoles } from '@product/sdk/client'
import { monthDays } from '@product/sdk/values'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'

type Month = Awaited<ReturnType<ApiClient['unclosedMonths']>>['months'][number]
type Address = (params: { month: string; show?: string }) => string

/** What is to be done about a month that is over. */
const notClosed = ({ month }: Month, address: Address): TodoItem => ({
  id: `close ${month}`,
  name: { month },
  reason: 'payments_todo.not_closed',
  to: address({ month }),
  urgent: true,
})

const notReady = (month: string, smart_count: number, address: Address): TodoItem => ({
  id: `lines ${month}`,
  name: { month },
  reason: 'payments_todo.not_ready',
  args: { smart_count },
  to: address({ month, show: 'not-ready' }),
})

/**
 * Months that are over and not closed, of the latest of them the lines that are not ready, and trucks that nothing pays.
 */
export const openPayments: HomeWidget = {
  name: 'payments',
  title: 'payments_todo.title',
  roles: endpointRoles.payments,
  async load(api, { signal }) {
    const { paymentsAddress } = await import('./month-address')
    const [{ months }, { trucks }] = await Promise.all([
      api.unclosedMonths({ signal }),
      api.unpaidTrucks({ signal }),
    ])
    const latest = months.at(-1)?.month
    const notReadyCount = latest === undefined ? 0 : await notReadyIn(api, monthDays(latest), signal)
    return [
      ...months.map(month => notClosed(month, paymentsAddress)),
      ...(latest !== undefined && notReadyCount > 0
        ? [notReady(latest, notReadyCount, paymentsAddress)]
        : []),
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

async function notReadyIn(
  api: ApiClient,
  { first, last }: { first: string; last: string },
  signal: AbortSignal,
): Promise<number> {
  const query = { start_date: first, end_date: last, limit: 0 }
  return (await api.payments({ query, signal })).not_ready_count
}
