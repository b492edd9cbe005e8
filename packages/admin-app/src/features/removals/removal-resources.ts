import { REMOVAL_SORTS } from '@product/sdk/nouns/removals'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, resourceEndpoints } from '../../data/resource-endpoints'
import { removalColumns } from './removal-columns'

/** The two tables. */
export const UPCOMING = 'upcoming-removals'
export const COMPLETED = 'completed-removals'

export const upcomingRemovals: AdminResource = {
  name: UPCOMING,
  endpoints: resourceEndpoints({
    id: 'removal_id',
    list: listAction({
      access: 'upcomingRemovals',
      sorts: REMOVAL_SORTS,
      async run(api, query, { signal }) {
        const { upcoming_removals: rows, rowCount } = await api.upcomingRemovals({ query, signal })
        return { rows, rowCount }
      },
    }),
  }),
  columns: removalColumns(false),
  recordRepresentation: 'truck_name',
}

export const completedRemovals: AdminResource = {
  name: COMPLETED,
  endpoints: resourceEndpoints({
    id: 'removal_id',
    list: listAction({
      access: 'completedRemovals',
      sorts: REMOVAL_SORTS,
      async run(api, query, { signal }) {
        const { completed_removals: rows, rowCount } = await api.completedRemovals({ query, signal })
        return { rows, rowCount }
      },
    }),
  }),
  columns: removalColumns(true),
  recordRepresentation: 'truck_name',
}
