import type { PathTotals, RoutePath } from '../../nouns/driving/path'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import { groupBy } from '../../values/group-by'
import { readInstant } from '../../values/instant'

/**
 * The routes with what analytics knows of them: a path takes distance and impressions from the analytics path of the
 * same vehicle with the same start and end, the first from the first where several share them. A path without a
 * match stays as it is; analytics without a path adds none.
 * Spec: client dashboard, 7; decisions, "Routes, miles, impressions".
 */
export function mergeIntoRoutes(
  routes: readonly Vehicle[],
  analytics: readonly Vehicle<PathTotals>[],
): Vehicle[] {
  const known = new Map(analytics.map(vehicle => [vehicle.key, vehicle]))
  return routes.map(vehicle => {
    const match = known.get(vehicle.key)
    if (!match) return vehicle
    return {
      ...vehicle,
      paths: mergePaths(vehicle.paths, match.paths),
      ...(match.analytics && { analytics: match.analytics }),
    }
  })
}

function mergePaths(paths: readonly RoutePath[], totals: readonly PathTotals[]): RoutePath[] {
  const waiting = groupBy(totals, spanOf)
  return paths.map(path => {
    const match = waiting.get(spanOf(path))?.shift()
    return match ? { ...path, distance: match.distance, impressions: match.impressions } : path
  })
}

/** Start and end as instants, so that two spellings of one are equal. */
const spanOf = ({ start, end }: PathTotals): string =>
  `${readInstant(start) ?? start}/${readInstant(end) ?? end}`
