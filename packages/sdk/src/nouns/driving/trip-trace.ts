import { haversineMeters, METERS_PER_MILE } from '../../values/geo'
import { encodePolyline } from '../../values/polyline'
import type { CuttingRule } from './cutting-rule'
import { type Place, placeOf } from './gps-fix-filter'
import { extendLine, startLine, textEndingAt, type ThinLine } from './thin-line'

/** A way driven, cut from the fixes of one truck. */
export interface CutPath {
  /** Milliseconds UTC. */
  startedAt: number
  endedAt: number
  /** Over every kept fix, also those that the line leaves out. */
  miles: number
  /** Precision 5. */
  polyline: string
  /** How many kept fixes it was reckoned from. */
  fixes: number
  ruleVersion: number
}

/** A way that may become a path, as far as it goes; plain JSON. */
export interface Trace {
  startedAt: number
  meters: number
  fixes: number
  last: Place
  line: ThinLine
}

/** A moment to which a trace can be cut back; plain JSON. */
export interface Mark extends Place {
  meters: number
  fixes: number
  /** The line at that moment: how long its text was, and its last vertex in units of the precision. */
  textLength: number
  lineLat: number
  lineLng: number
}

/** A trace whose first fix is this one. */
export const traceFrom = (fix: Place): Trace => ({
  startedAt: fix.at,
  meters: 0,
  fixes: 1,
  last: placeOf(fix),
  line: startLine(fix.latitude, fix.longitude),
})

/** A trace out of a resting place: it starts there, at the time of the last fix that belonged to the rest. */
export function traceOutOf(anchor: Place, lastAtRest: Place, rule: CuttingRule): Trace {
  const trace = traceFrom({ ...anchor, at: lastAtRest.at })
  extendTrace(trace, lastAtRest, rule)
  trace.fixes = 1
  return trace
}

export function extendTrace(trace: Trace, fix: Place, rule: CuttingRule): void {
  const { last } = trace
  trace.meters += haversineMeters(last.latitude, last.longitude, fix.latitude, fix.longitude)
  trace.fixes++
  extendLine(trace.line, fix.latitude, fix.longitude, rule.lineToleranceMeters)
  last.at = fix.at
  last.latitude = fix.latitude
  last.longitude = fix.longitude
}

/** The newest moment of the trace. */
export const markOf = ({ last, meters, fixes, line: { written } }: Trace): Mark => ({
  at: last.at,
  latitude: last.latitude,
  longitude: last.longitude,
  meters,
  fixes,
  textLength: written.text.length,
  lineLat: written.lat,
  lineLng: written.lng,
})

/** The trace up to a moment, as a path. */
export const pathUpTo = (trace: Trace, mark: Mark, rule: CuttingRule): CutPath => ({
  startedAt: trace.startedAt,
  endedAt: mark.at,
  miles: mark.meters / METERS_PER_MILE,
  polyline: textEndingAt(
    { text: trace.line.written.text.slice(0, mark.textLength), lat: mark.lineLat, lng: mark.lineLng },
    mark.latitude,
    mark.longitude,
  ),
  fixes: mark.fixes,
  ruleVersion: rule.version,
})

/** The path of a silence that the truck drove through: straight, from its last fix to its first. */
export const straightPath = (from: Place, to: Place, meters: number, rule: CuttingRule): CutPath => ({
  startedAt: from.at,
  endedAt: to.at,
  miles: meters / METERS_PER_MILE,
  polyline: encodePolyline([from.longitude, from.latitude, to.longitude, to.latitude]),
  fixes: 2,
  ruleVersion: rule.version,
})
