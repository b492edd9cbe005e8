import { haversineMeters } from '../../values/geo'
import type { CuttingRule } from './cutting-rule'
import { type Place, placeOf } from './gps-fix-filter'
import {
  type CutPath,
  extendTrace,
  type Mark,
  markOf,
  pathUpTo,
  straightPath,
  type Trace,
  traceFrom,
  traceOutOf,
} from './trip-trace'

/** It drives, or hasn't stood long enough to say that it stands. */
interface Rolling {
  phase: 'rolling'
  trace: Trace
  /** The first is where it last had come the distance that counts as moving; the rest lie since then. */
  marks: Mark[]
  /** Whether it has come that far at all, so that there is a path. */
  open: boolean
  /** Where it stood, while a single far fix is all that speaks for a departure. */
  leftAnchor: Place | null
}

/** It stands at its anchor. */
interface Parked {
  phase: 'parked'
  anchor: Place
  /** The newest fix that belongs to the rest. */
  atRest: Place
  /** The way since then; null while it is at rest. */
  trace: Trace | null
  /** Off the anchor: where it may have come to rest anew. */
  newRest: Place | null
}

/** What one truck does on one day, as far as its fixes tell; plain JSON. */
export type Trip = Rolling | Parked

/** The first fix of a day, or after a break. Nothing is known yet, so the way counts from here. */
export function startTrip(fix: Place): Trip {
  const trace = traceFrom(fix)
  return { phase: 'rolling', trace, marks: [markOf(trace)], open: false, leftAnchor: null }
}

/** Takes in the next kept fix; closed paths are added to `paths`. */
export function continueTrip(trip: Trip, fix: Place, rule: CuttingRule, paths: CutPath[]): Trip {
  const last = lastFix(trip)
  if (fix.at - last.at > rule.longestGapSeconds * 1000) {
    addPath(paths, pathAtRest(trip, rule))
    addPath(paths, pathOfSilence(last, fix, rule))
    return startTrip(fix)
  }
  return trip.phase === 'rolling' ? roll(trip, fix, rule, paths) : stayParked(trip, fix, rule)
}

/** The path so far, without the drift of a rest at its end; undefined while there is none. */
export function pathAtRest(trip: Trip, rule: CuttingRule): CutPath | undefined {
  if (trip.phase === 'parked' || !trip.open) return undefined
  return pathUpTo(trip.trace, arrivalMark(trip, rule), rule)
}

/** The path up to the very last fix, which a next path starts from; undefined while there is none. */
export function pathToLastFix(trip: Trip, rule: CuttingRule): CutPath | undefined {
  if (trip.phase === 'parked' || !trip.open) return undefined
  return pathUpTo(trip.trace, markOf(trip.trace), rule)
}

/** No path that comes of the trip from now on starts before this instant. */
export const tripSince = (trip: Trip): number => trip.trace?.startedAt ?? lastFix(trip).at

export function addPath(paths: CutPath[], path: CutPath | undefined): void {
  if (path !== undefined) paths.push(path)
}

function lastFix(trip: Trip): Place {
  return trip.phase === 'rolling' ? trip.trace.last : (trip.trace?.last ?? trip.atRest)
}

function roll(trip: Rolling, fix: Place, rule: CuttingRule, paths: CutPath[]): Trip {
  if (trip.leftAnchor !== null) {
    const anchor = trip.leftAnchor
    trip.leftAnchor = null
    const soon = fix.at - trip.trace.startedAt <= rule.stopsAfterSeconds * 1000
    // One far fix and back at once: a stray reading, no departure.
    if (soon && metersBetween(anchor, fix) <= rule.restRadiusMeters) return park(anchor, fix)
  }
  extendTrace(trip.trace, fix, rule)
  const [progress = markOf(trip.trace)] = trip.marks
  if (metersBetween(progress, fix) >= rule.movesAfterMeters) {
    trip.open = true
    trip.marks = [markOf(trip.trace)]
  } else if (fix.at - progress.at >= rule.stopsAfterSeconds * 1000) {
    const arrival = arrivalMark(trip, rule)
    if (trip.open) paths.push(pathUpTo(trip.trace, arrival, rule))
    return park(arrival, fix)
  } else if (fix.at - (trip.marks.at(-1) ?? progress).at >= rule.arrivalStepSeconds * 1000) {
    trip.marks.push(markOf(trip.trace))
  }
  return trip
}

function stayParked(trip: Parked, fix: Place, rule: CuttingRule): Trip {
  const away = metersBetween(trip.anchor, fix)
  if (away <= rule.restRadiusMeters) {
    trip.trace = null
    trip.newRest = null
    trip.atRest = placeOf(fix)
    return trip
  }
  const trace = trip.trace ?? traceOutOf(trip.anchor, trip.atRest, rule)
  trip.trace = trace
  extendTrace(trace, fix, rule)
  if (away >= rule.movesAfterMeters) {
    return { phase: 'rolling', trace, marks: [markOf(trace)], open: true, leftAnchor: trip.anchor }
  }
  if (trip.newRest === null || metersBetween(trip.newRest, fix) > rule.restRadiusMeters) {
    trip.newRest = placeOf(fix)
  } else if (fix.at - trip.newRest.at >= rule.stopsAfterSeconds * 1000) {
    return park(trip.newRest, fix)
  }
  return trip
}

const park = (anchor: Place, fix: Place): Parked => ({
  phase: 'parked',
  anchor: placeOf(anchor),
  atRest: placeOf(fix),
  trace: null,
  newRest: null,
})

/**
 * Where a truck that stands now came to rest: the first moment from which on most marks lie near its last fix, and on
 * from there as long as it came nearer. What lies behind is drift.
 */
function arrivalMark({ trace, marks }: Rolling, rule: CuttingRule): Mark {
  const all = [...marks, markOf(trace)]
  const away = all.map(mark => metersBetween(mark, trace.last))
  const isNear = (index: number) => (away[index] ?? Number.POSITIVE_INFINITY) <= rule.restRadiusMeters
  let arrival = all.length - 1
  let near = 0
  for (let index = all.length - 1; index >= 0; index--) {
    if (!isNear(index)) continue
    near++
    if (near >= rule.restShare * (all.length - index)) arrival = index
  }
  while ((away[arrival + 1] ?? Number.POSITIVE_INFINITY) < (away[arrival] ?? 0)) arrival++
  return all[arrival] ?? markOf(trace)
}

/** A long silence at the mean speed of a trip is a trip of its own. */
function pathOfSilence(from: Place, to: Place, rule: CuttingRule): CutPath | undefined {
  const meters = metersBetween(from, to)
  const tripLike = (rule.movesAfterMeters / rule.stopsAfterSeconds) * ((to.at - from.at) / 1000)
  return meters >= rule.movesAfterMeters && meters > tripLike
    ? straightPath(from, to, meters, rule)
    : undefined
}

const metersBetween = (from: Place, to: Place): number =>
  haversineMeters(from.latitude, from.longitude, to.latitude, to.longitude)
