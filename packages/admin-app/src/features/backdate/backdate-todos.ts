import { endpointRoles } from '@product/sdk/client'
import type { HomeWidget } from '../../config/admin-feature'
import { pathTo } from '../../paths'

/** A generation that ended longer ago was seen or is no longer of interest. */
const LOOKED_BACK_MS = 7 * 86_400_000

/** Campaigns whose latest generation of routes waits for the routing service, or left days without a route. */
export const troubledGenerations: HomeWidget = {
  name: 'troubled-generations',
  title: 'backdate_todos.title',
  roles: endpointRoles.routeProcesses,
  async load(api, { now, signal }) {
    const { processes } = await api.routeProcesses({ signal })
    const latest = new Map(
      processes
        .toSorted((a, b) => a.route_process_id - b.route_process_id)
        .map(process => [process.campaign_id, process]),
    )
    return [...latest.values()]
      .filter(({ ended_at }) => ended_at === null || now - Date.parse(ended_at) <= LOOKED_BACK_MS)
      .filter(({ waiting_for, failed }) => waiting_for !== null || failed > 0)
      .map(({ route_process_id, campaign_name, waiting_for, failed }) => ({
        id: route_process_id,
        name: campaign_name,
        ...(waiting_for === null
          ? { reason: 'backdate_todos.failed', args: { smart_count: failed } }
          : { reason: 'backdate_todos.waits' }),
        to: pathTo('backdate'),
        urgent: waiting_for !== null,
      }))
  },
}
