import type { RouteProcess, RouteProcessDay } from '@product/sdk/nouns/placeholders'

/** Generations after one was told of. What was loaded meanwhile and is further is left; one that is new stands first. */
export function withProcess(processes: readonly RouteProcess[], told: RouteProcess): RouteProcess[] {
  const isTold = (one: RouteProcess) => one.route_process_id === told.route_process_id
  const known = processes.find(isTold)
  if (!known) return [told, ...processes]
  if (known.ended_at !== null || known.done > told.done) return [...processes]
  return processes.map(one => (isTold(one) ? told : one))
}

/** Days after one was done. */
export const withDay = (days: readonly RouteProcessDay[], done: RouteProcessDay): RouteProcessDay[] =>
  days.map(one => (one.placeholder_id === done.placeholder_id && one.day === done.day ? done : one))

export interface PlaceholderDays {
  id: number
  name: string
  days: RouteProcessDay[]
  done: number
  /** Days that are done and have no route. */
  failed: number
}

/** Days by placeholder, in the order of the first of each. */
export function daysByPlaceholder(days: readonly RouteProcessDay[]): PlaceholderDays[] {
  const all = new Map<number, PlaceholderDays>()
  for (const day of days) {
    const { placeholder_id: id, placeholder_name: name } = day
    const those = all.get(id) ?? { id, name, days: [], done: 0, failed: 0 }
    all.set(id, those)
    those.days.push(day)
    if (day.outcome) those.done += 1
    if (day.outcome && day.outcome.code !== 'made') those.failed += 1
  }
  return [...all.values()]
}
