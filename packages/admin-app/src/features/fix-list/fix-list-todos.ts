import { endpointRoles } from '@product/sdk/client'
import { type FixListItem, whatPresses } from '@product/sdk/nouns/fix-list'
import { type Day, losAngelesDay } from '@product/sdk/values'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'
import { itemAddress } from '../../fix-item-address'

/** Why an item is on the home page: what presses about it; undefined where nothing does. */
function reasonOf(item: FixListItem, today: Day): Pick<TodoItem, 'reason' | 'args' | 'urgent'> | undefined {
  const pressing = whatPresses(item, today)
  const bleeds = pressing.some(({ kind }) => kind === 'bleeding')
  const [late] = pressing.flatMap(one => (one.kind === 'past-target' ? [one.days] : []))
  if (late === undefined) return bleeds ? { reason: 'fix_list_todos.bleeding', urgent: true } : undefined
  const reason = bleeds ? 'fix_list_todos.bleeding_and_late' : 'fix_list_todos.late'
  return { reason, args: { smart_count: late }, urgent: bleeds }
}

/** Open items past their target close date or with bleeding not stopped, those that bleed first. */
export const pressingItems: HomeWidget = {
  name: 'fix-list',
  title: 'fix_list_todos.pressing',
  roles: endpointRoles.fixList,
  async load(api, { now, signal }) {
    const today = losAngelesDay(now)
    const { problem } = await api.fixList({ query: { closed: 'false' }, signal })
    return problem
      .flatMap(item => {
        const reason = reasonOf(item, today)
        return reason ? [{ item, reason }] : []
      })
      .sort(
        (a, b) =>
          Number(b.reason.urgent) - Number(a.reason.urgent) ||
          a.item.target_close_date.localeCompare(b.item.target_close_date),
      )
      .map(({ item, reason }) => ({
        id: item.truck_problem_id,
        name: `${item.truck_name}: ${item.description}`,
        ...reason,
        to: itemAddress(item.truck_problem_id),
      }))
  },
}
