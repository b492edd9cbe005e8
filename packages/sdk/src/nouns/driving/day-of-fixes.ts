import { DAY_MS } from '../../values/utc-day'
import type { CuttingRule } from './cutting-rule'
import type { DropCounts, Place } from './gps-fix-filter'
import { type FilterState, settleOnWayTo, settleRest, type Settle, startFilter } from './judge-fixes'
import { addPath, continueTrip, pathAtRest, pathToLastFix, startTrip, type Trip } from './trip'
import type { CutPath } from './trip-trace'

/** One UTC day of a truck, as far as its fixes tell; plain JSON. */
export interface DayOfFixes {
  /** Days since 1970 UTC. */
  day: number
  filter: FilterState
  /** Null until a fix of the day is certain. */
  trip: Trip | null
}

export const dayNumber = (at: number): number => Math.floor(at / DAY_MS)

/** `before` is the newest usable fix of the day before. */
export const startDay = (day: number, before: Place | null): DayOfFixes => ({
  day,
  filter: startFilter(before),
  trip: null,
})

/** Leads the day's trip on to a fix that is certain. */
export function leadOn(
  today: DayOfFixes,
  fix: Place,
  leaps: boolean,
  rule: CuttingRule,
  paths: CutPath[],
): void {
  const { trip } = today
  if (trip === null) {
    today.trip = startTrip(fix)
  } else if (leaps) {
    addPath(paths, pathAtRest(trip, rule))
    today.trip = startTrip(fix)
  } else {
    today.trip = continueTrip(trip, fix, rule, paths)
  }
}

/**
 * Ends a day. `next` is the first certain fix of the day after: the step to it counts here, if a truck can have driven
 * it. Null where the day after has no fix.
 */
export function endDay(
  today: DayOfFixes,
  next: Place | null,
  rule: CuttingRule,
  dropped: DropCounts,
  paths: CutPath[],
): void {
  const settle: Settle = (fix, leaps) => leadOn(today, fix, leaps, rule, paths)
  const droveOn = next !== null && settleOnWayTo(today.filter, next, rule, dropped, settle)
  if (next === null) settleRest(today.filter, today.trip === null, dropped, settle)
  const end = droveOn ? pathToLastFix : pathAtRest
  if (today.trip !== null) addPath(paths, end(today.trip, rule))
}
