import { endpointRoles } from '@product/sdk/client'
import { daysLeft, removalUrgency } from '@product/sdk/nouns/removals'
import { losAngelesDay } from '@product/sdk/values'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'
import { removalAddress } from '../../removal-address'

/** So many are shown at home; the page has the rest. */
const MOST = 50

/** Removals of schedules that are over or end within seven days, the earliest first. */
export const dueRemovals: HomeWidget = {
  name: 'removals',
  title: 'removals_todo.title',
  roles: endpointRoles.upcomingRemovals,
  async load(api, { now, signal }) {
    const today = losAngelesDay(now)
    const query = { sortBy: 'payment_schedule_end_date', sortOrder: 'asc', pageSize: MOST } as const
    const { upcoming_removals } = await api.upcomingRemovals({ query, signal })
    return upcoming_removals.flatMap((removal): TodoItem[] => {
      const { removal_id, truck_name, vendor_name, payment_schedule_end_date: end } = removal
      const urgency = end === null ? 'later' : removalUrgency(end, today)
      if (end === null || urgency === 'later') return []
      const left = daysLeft(end, today)
      return [
        {
          id: removal_id,
          name: vendor_name === null ? truck_name : `${truck_name}: ${vendor_name}`,
          reason: `removals_todo.${left < 0 ? 'over' : left === 0 ? 'today' : 'due'}`,
          args: { smart_count: Math.abs(left) },
          to: removalAddress(removal_id),
          urgent: left < 0,
        },
      ]
    })
  },
}
