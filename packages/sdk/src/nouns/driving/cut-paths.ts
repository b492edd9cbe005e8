import { CUTTING_RULE, type CuttingRule } from './cutting-rule'
import { type DayOfFixes, dayNumber, endDay, leadOn, startDay } from './day-of-fixes'
import type { GpsFix } from './gps-fix'
import { type DropCounts, type DropReason, noDrops, unusableReason } from './gps-fix-filter'
import { judgeFix, type Settle, settleRest } from './judge-fixes'
import { sortGpsFixes } from './sort-gps-fixes'
import { tripSince } from './trip'
import type { CutPath } from './trip-trace'

/** Everything a cutter knows, as plain JSON: kept for a truck between two deliveries, it goes on exactly as before. */
export interface CutterState {
  ruleVersion: number
  /** Null before the first fix. */
  today: DayOfFixes | null
  /** The day before, as long as no fix of today is certain: its end hangs on that one. */
  ending: DayOfFixes | null
  dropped: DropCounts
  /** Closed paths that nobody has taken yet. */
  closed: CutPath[]
}

export interface CutterOptions {
  rule?: CuttingRule
  /** Milliseconds UTC; fixes too far ahead of it are dropped. */
  now: number
}

/** `held`: the fixes after it decide. `late`: older than one before, so its day must be cut again. */
export type GpsFixVerdict = 'kept' | 'held' | DropReason

export interface PathCutter {
  /** Takes the next fix of one truck, in order of time. */
  push(fix: GpsFix): GpsFixVerdict
  /** The paths closed since the last call. */
  takeClosed(): CutPath[]
  /** What becomes of the rest if no fix follows: the path that is being driven, and that over midnight before it. */
  openPaths(): CutPath[]
  /** Whether the paths of a day (since 1970 UTC) stand, whatever follows. */
  isDecided(day: number): boolean
  /** Whatever is closed from now on, or open, starts at this instant or later; null before the first fix. */
  openSince(): number | null
  dropped(): DropCounts
  /** A copy. */
  state(): CutterState
}

/**
 * Cuts the fixes of one truck into paths as they come. Each UTC day is cut on its own: the first certain fix of the
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
  const settle = settleInto(state, rule)
  return {
    push(fix) {
      const verdict = unusableReason(fix, now, rule) ?? takeFix(state, fix, rule, settle)
      if (verdict !== 'kept' && verdict !== 'held') state.dropped[verdict]++
      return verdict
    },
    takeClosed() {
      const { closed } = state
      state.closed = []
      return closed
    },
    openPaths: () => restOf(state, rule),
    isDecided: day => (state.ending ?? state.today ?? { day }).day > day,
    openSince: () => openSince(state),
    dropped: () => ({ ...state.dropped }),
    state: () => structuredClone(state),
  }
}

/**
 * The paths of one UTC day (in days since 1970), from its fixes, the newest usable one of the day before, and the first
 * of the day after, in order of time: as a rule two of those decide how the day ends.
 */
export function cutDay(day: number, fixes: Iterable<GpsFix>, options: CutterOptions): CutPath[] {
  const cutter = createPathCutter(options)
  for (const fix of fixes) {
    cutter.push(fix)
    if (cutter.isDecided(day)) break
  }
  const paths = [...cutter.takeClosed(), ...(cutter.isDecided(day) ? [] : cutter.openPaths())]
  return paths.filter(path => dayNumber(path.startedAt) === day)
}

/** The paths of any fixes of one truck: out of order and repeated ones do no harm. */
export function cutPaths(fixes: Iterable<GpsFix>, options: CutterOptions): CutPath[] {
  const cutter = createPathCutter(options)
  for (const fix of sortGpsFixes(fixes)) cutter.push(fix)
  return [...cutter.takeClosed(), ...cutter.openPaths()]
}

const startState = (rule: CuttingRule): CutterState => ({
  ruleVersion: rule.version,
  today: null,
  ending: null,
  dropped: noDrops(),
  closed: [],
})

/** Leads the state on to each fix that is certain. */
const settleInto =
  (state: CutterState, rule: CuttingRule): Settle =>
  (fix, leaps) => {
    const { today, ending, dropped, closed } = state
    if (ending !== null) {
      endDay(ending, fix, rule, dropped, closed)
      state.ending = null
    }
    if (today !== null) leadOn(today, fix, leaps, rule, closed)
  }

/** Takes a usable fix. */
function takeFix(state: CutterState, fix: GpsFix, rule: CuttingRule, settle: Settle): GpsFixVerdict {
  const day = dayNumber(fix.at)
  if (state.today !== null && day > state.today.day) endToday(state, day, rule, settle)
  state.today ??= startDay(day, null)
  return judgeFix(state.today.filter, fix, rule, state.dropped, settle)
}

/** A day that is over ends at the day after, if that has a fix; a whole day without fixes breaks the way. */
function endToday(state: CutterState, nextDay: number, rule: CuttingRule, settle: Settle): void {
  const { today, dropped, closed } = state
  if (today === null) return
  const before = today.filter.held.at(-1) ?? null
  // What its own fixes leave open is not left to the day after: so no day hangs on more than those beside it.
  if (today.trip === null) settleRest(today.filter, true, dropped, settle)
  const goesOn = today.day + 1 === nextDay
  if (goesOn) state.ending = today
  else endDay(today, null, rule, dropped, closed)
  state.today = startDay(nextDay, goesOn ? before : null)
}

function openSince({ ending, today }: CutterState): number | null {
  const trip = ending?.trip ?? today?.trip
  return trip ? tripSince(trip) : (today?.filter.held[0]?.at ?? null)
}

/** The paths of what is open, if nothing follows. */
function restOf(state: CutterState, rule: CuttingRule): CutPath[] {
  const rest: CutterState = { ...structuredClone(state), closed: [] }
  if (rest.today === null) return []
  if (rest.today.trip === null) settleRest(rest.today.filter, true, rest.dropped, settleInto(rest, rule))
  endDay(rest.today, null, rule, rest.dropped, rest.closed)
  return rest.closed
}
