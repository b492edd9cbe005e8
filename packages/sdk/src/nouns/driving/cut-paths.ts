import { DAY_MS } from '../../values/utc-day'
import { CUTTING_RULE, type CuttingRule } from './cutting-rule'
import type { GpsFix } from './gps-fix'
import {
  type DropCounts,
  type DropReason,
  type FilterState,
  judgeFix,
  noDrops,
  startFilter,
  unusableReason,
} from './gps-fix-filter'
import { sortGpsFixes } from './sort-gps-fixes'
import { addPath, continueTrip, pathAtRest, pathToLastFix, startTrip, type Trip } from './trip'
import type { CutPath } from './trip-trace'

/** Everything a cutter knows, as plain JSON: kept for a truck between two deliveries, it goes on exactly as before. */
export interface CutterState {
  ruleVersion: number
  /** Days since 1970 UTC; null before the first fix. */
  day: number | null
  filter: FilterState
  trip: Trip | null
  dropped: DropCounts
  /** Closed paths that nobody has taken yet. */
  closed: CutPath[]
}

export interface CutterOptions {
  rule?: CuttingRule
  /** Milliseconds UTC; fixes too far ahead of it are dropped. */
  now: number
}

/** `held`: an outlier, kept later if the next fix agrees with it. `late`: older than one before, so its day must be cut again. */
export type GpsFixVerdict = 'kept' | 'held' | DropReason

export interface PathCutter {
  /** Takes the next fix of one truck, in order of time. */
  push(fix: GpsFix): GpsFixVerdict
  /** The paths closed since the last call. */
  takeClosed(): CutPath[]
  /** The path that is being driven, as far as it goes; null when the truck stands. */
  openPath(): CutPath | null
  dropped(): DropCounts
  /** A copy. */
  state(): CutterState
}

/**
 * Cuts the fixes of one truck into paths as they come. Each UTC day is cut on its own: the first usable fix of the
 * day after ends it (the step to it counts there), and everything starts afresh with that fix. So a day cut
 * again from its stored fixes gives the very same paths. Throws a RangeError for the state of another rule version.
 */
export function createPathCutter(
  { rule = CUTTING_RULE, now }: CutterOptions,
  from?: CutterState,
): PathCutter {
  if (from !== undefined && from.ruleVersion !== rule.version) {
    throw new RangeError(
      `This state was cut by rule ${from.ruleVersion}, not by rule ${rule.version}: cut the day again`,
    )
  }
  const state: CutterState = from === undefined ? startState(rule) : structuredClone(from)
  return {
    push(fix) {
      const verdict = unusableReason(fix, now, rule) ?? takeFix(state, fix, rule)
      if (verdict !== 'kept' && verdict !== 'held') state.dropped[verdict]++
      return verdict
    },
    takeClosed() {
      const { closed } = state
      state.closed = []
      return closed
    },
    openPath: () => (state.trip === null ? null : (pathAtRest(state.trip, rule) ?? null)),
    dropped: () => ({ ...state.dropped }),
    state: () => structuredClone(state),
  }
}

/**
 * The paths of one UTC day, from its fixes in order of time. `following` are fixes of the day after, in order (one is
 * enough when it is usable): without them the day's last path ends at its last fix.
 */
export function cutDay(
  fixes: Iterable<GpsFix>,
  following: Iterable<GpsFix>,
  options: CutterOptions,
): CutPath[] {
  const cutter = createPathCutter(options)
  let day = Number.POSITIVE_INFINITY
  for (const fix of fixes) if (cutter.push(fix) === 'kept') day = dayOf(fix)
  for (const fix of following) if (dayOf(fix) === day + 1 && cutter.push(fix) === 'kept') break
  return allPaths(cutter)
}

/** The paths of any fixes of one truck: out of order and repeated ones do no harm. */
export function cutPaths(fixes: Iterable<GpsFix>, options: CutterOptions): CutPath[] {
  const cutter = createPathCutter(options)
  for (const fix of sortGpsFixes(fixes)) cutter.push(fix)
  return allPaths(cutter)
}

function allPaths(cutter: PathCutter): CutPath[] {
  const paths = cutter.takeClosed()
  addPath(paths, cutter.openPath() ?? undefined)
  return paths
}

const dayOf = (fix: GpsFix): number => Math.floor(fix.at / DAY_MS)

const startState = (rule: CuttingRule): CutterState => ({
  ruleVersion: rule.version,
  day: null,
  filter: startFilter(),
  trip: null,
  dropped: noDrops(),
  closed: [],
})

/** Takes a usable fix. */
function takeFix(state: CutterState, fix: GpsFix, rule: CuttingRule): GpsFixVerdict {
  const day = dayOf(fix)
  if (state.day !== null && day > state.day) endDay(state, fix, rule)
  state.day ??= day
  return takeFixOfDay(state, fix, rule)
}

function takeFixOfDay(state: CutterState, fix: GpsFix, rule: CuttingRule): GpsFixVerdict {
  const { filter, closed } = state
  const outlier = filter.outlier
  const judgement = judgeFix(filter, fix, rule, state.dropped)
  if (judgement === 'outlier') return 'held'
  if (judgement === 'agrees' && outlier !== null) {
    if (state.trip !== null) addPath(closed, pathAtRest(state.trip, rule))
    state.trip = startTrip(outlier)
  } else if (judgement !== 'kept' && judgement !== 'agrees') return judgement
  state.trip = state.trip === null ? startTrip(fix) : continueTrip(state.trip, fix, rule, closed)
  return 'kept'
}

/**
 * Ends the day at the first fix of the day after, if that can be reached from it, and forgets everything but the
 * counts. That fix starts the next day, so it is no dropped outlier of this one. A whole day without fixes breaks the way.
 */
function endDay(state: CutterState, next: GpsFix, rule: CuttingRule): void {
  const dayAfter = dayOf(next) - 1 === state.day
  const reached = dayAfter && takeFixOfDay(state, next, rule) === 'kept'
  const end = reached ? pathToLastFix : pathAtRest
  if (!dayAfter && state.filter.outlier !== null) state.dropped.too_fast++
  if (state.trip !== null) addPath(state.closed, end(state.trip, rule))
  state.day = null
  state.filter = startFilter()
  state.trip = null
}
