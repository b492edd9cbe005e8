import { addDays, dayStartMs } from '@product/sdk/values'
import { and, gte, lt } from 'drizzle-orm'
import { paths } from '../../db/tables/driving'

/**
 * Paths that began within the span of these UTC days, at least one. The index of a vehicle's paths is by their start:
 * asked for by `utc_day` alone, every path that the vehicle ever drove would be read.
 */
export function startedOn(days: readonly string[]) {
  const sorted = [...days].sort()
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  return and(
    gte(paths.started_at, new Date(dayStartMs(first))),
    lt(paths.started_at, new Date(dayStartMs(addDays(last, 1)))),
  )
}
