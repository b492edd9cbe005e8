import { haversineMeters } from '../../values/geo'
import type { CuttingRule } from './cutting-rule'
import { type DropCounts, type Place, placeOf } from './gps-fix-filter'
import { METERS_PER_DEGREE } from './thin-line'

/** A fix that waits for a later one to say whether it is true. */
export interface HeldFix extends Place {
  /** `leap`: no truck comes to it from what is certain. `before`: it is of the day before, and only helps to judge. */
  origin: 'reached' | 'leap' | 'before'
}

/** What is remembered between two fixes of one day; plain JSON. */
export interface FilterState {
  /** Of the newest usable fix, true or not. */
  newestAt: number
  /** The newest that is certain: it could be reached, and another could be reached from it. */
  kept: Place | null
  /** What only speaks for itself so far, oldest first: one of these at most is true. */
  held: HeldFix[]
}

/** So many fixes of which none can be reached from another tell nothing: the oldest is dropped for the next. */
const MOST_HELD = 4

/** `before` is the newest usable fix of the day before. */
export const startFilter = (before: Place | null): FilterState => ({
  newestAt: Number.MIN_SAFE_INTEGER,
  kept: null,
  held: before === null ? [] : [{ ...placeOf(before), origin: 'before' }],
})

/** `held`: the fixes before say that the truck can't be there, or don't agree on where it was. */
export type Judgement = 'kept' | 'held' | 'repeated_time' | 'late'

/** Is told each fix that has become certain, in order; `leaps` where no truck drove to it from the one before. */
export type Settle = (fix: Place, leaps: boolean) => void

/**
 * Takes in the next usable fix of a day. It is held until one after it can be reached from it: a fix that makes all
 * that follows impossible is the wrong one, however well it could be reached itself. Where the next can be reached from
 * several, the one on the shortest way is true. A leap counts where nothing leads on from what was before, or where
 * the step would count more than the fix that it makes wrong.
 */
export function judgeFix(
  filter: FilterState,
  fix: Place,
  rule: CuttingRule,
  dropped: DropCounts,
  settle: Settle,
): Judgement {
  if (fix.at <= filter.newestAt) return fix.at === filter.newestAt ? 'repeated_time' : 'late'
  filter.newestAt = fix.at
  const { kept, held } = filter
  const only = held[0]
  if (only !== undefined && held.length === 1 && only.origin === 'reached' && withinSpeed(only, fix, rule)) {
    makeCertain(filter, only, settle)
    move(only, fix)
    return 'kept'
  }
  const leading = held.filter(one => withinSpeed(one, fix, rule))
  const driven = onShortestWay(
    kept,
    leading.filter(({ origin }) => origin !== 'leap'),
    fix,
  )
  if (driven === undefined && (kept === null || withinSpeed(kept, fix, rule))) {
    return hold(filter, fix, 'reached', dropped)
  }
  const chosen = driven ?? onShortestWay(null, leading, fix)
  if (chosen === undefined) return hold(filter, fix, 'leap', dropped)
  if (driven !== undefined && isLongerThanRest(kept, driven, held, leading)) driven.origin = 'leap'
  settleHeld(filter, chosen, dropped, settle)
  filter.held = [{ ...placeOf(fix), origin: 'reached' }]
  return 'kept'
}

/**
 * Decides about what is held when nothing follows: the nearest that could be reached is true. Where `must`, the oldest
 * is if none could.
 */
export function settleRest(filter: FilterState, must: boolean, dropped: DropCounts, settle: Settle): void {
  const own = filter.held.filter(({ origin }) => origin !== 'before')
  const reached = own.filter(({ origin }) => origin === 'reached')
  const chosen = onShortestWay(filter.kept, reached) ?? (must ? own[0] : undefined)
  if (chosen !== undefined) settleHeld(filter, chosen, dropped, settle)
  else dropped.too_fast += own.length
  filter.held = []
}

/** Decides about what is held by where the truck was next, and answers whether it drove there. */
export function settleOnWayTo(
  filter: FilterState,
  next: Place,
  rule: CuttingRule,
  dropped: DropCounts,
  settle: Settle,
): boolean {
  const { kept, held } = filter
  const leading = held.filter(one => one.origin === 'reached' && withinSpeed(one, next, rule))
  const chosen = onShortestWay(kept, leading, next)
  if (chosen !== undefined) settleHeld(filter, chosen, dropped, settle)
  else if (kept !== null && withinSpeed(kept, next, rule) && !isLongerThanRest(kept, next, held)) {
    dropped.too_fast += held.length
  } else {
    settleRest(filter, false, dropped, settle)
    return false
  }
  filter.held = []
  settle(next, false)
  return true
}

/**
 * Whether the step to a fix is longer than that to an older one that was reached as well, and that nothing leads on
 * from. One of the two is wrong, and neither says which: what counts less is believed.
 */
function isLongerThanRest(
  kept: Place | null,
  fix: Place,
  held: readonly HeldFix[],
  leading: readonly HeldFix[] = [],
): boolean {
  if (kept === null) return false
  const length = metersBetween(kept, fix)
  return held.some(
    one =>
      one.origin === 'reached' &&
      one.at < fix.at &&
      !leading.includes(one) &&
      metersBetween(kept, one) < length,
  )
}

/** Makes one of the held certain and drops the others; before a leap the way ends at the best that could be reached. */
function settleHeld(filter: FilterState, chosen: HeldFix, dropped: DropCounts, settle: Settle): void {
  const { kept, held } = filter
  const isLeap = chosen.origin === 'leap'
  const last = isLeap
    ? onShortestWay(
        kept,
        held.filter(one => one.origin === 'reached' && one.at < chosen.at),
      )
    : undefined
  if (last !== undefined) makeCertain(filter, last, settle)
  makeCertain(filter, chosen, settle)
  for (const one of held) {
    if (one !== chosen && one !== last && one.origin !== 'before') dropped.too_fast++
  }
}

function makeCertain(filter: FilterState, fix: HeldFix, settle: Settle): void {
  if (filter.kept === null) filter.kept = placeOf(fix)
  else move(filter.kept, fix)
  if (fix.origin !== 'before') settle(filter.kept, fix.origin === 'leap')
}

function hold(filter: FilterState, fix: Place, origin: HeldFix['origin'], dropped: DropCounts): Judgement {
  const { held } = filter
  held.push({ ...placeOf(fix), origin })
  if (held.length > MOST_HELD && held.shift()?.origin !== 'before') dropped.too_fast++
  return held.length > 1 ? 'held' : 'kept'
}

/** Of these fixes the one over which the way from one place to the other is shortest; the older of two alike. */
function onShortestWay(
  from: Place | null,
  fixes: readonly HeldFix[],
  to: Place | null = null,
): HeldFix | undefined {
  let best: HeldFix | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const fix of fixes) {
    const way = (from === null ? 0 : metersBetween(from, fix)) + (to === null ? 0 : metersBetween(fix, to))
    if (way < shortest) {
      best = fix
      shortest = way
    }
  }
  return best
}

function withinSpeed(from: Place, to: Place, rule: CuttingRule): boolean {
  const seconds = Math.max((to.at - from.at) / 1000, rule.shortestSpeedStepSeconds)
  const farthest = rule.fastestMetersPerSecond * seconds
  const degrees = Math.abs(to.latitude - from.latitude) + Math.abs(to.longitude - from.longitude)
  // Along a parallel and a meridian no way is shorter than straight: most fixes need no more than this.
  return degrees * METERS_PER_DEGREE <= farthest || metersBetween(from, to) <= farthest
}

const metersBetween = (from: Place, to: Place): number =>
  haversineMeters(from.latitude, from.longitude, to.latitude, to.longitude)

function move(place: Place, to: Place): void {
  place.at = to.at
  place.latitude = to.latitude
  place.longitude = to.longitude
}
