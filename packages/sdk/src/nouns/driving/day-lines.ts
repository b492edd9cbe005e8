import { METERS_PER_DEGREE } from './thin-line'
import { decodePolyline, encodePolyline, PolylineError } from '../../values/polyline'
import { simplifyLine } from '../../values/simplify-line'

/** More single paths than these are neither drawn nor sent in time: the days take their place. */
export const MOST_SINGLE_PATHS = 10_000

/** How far from a day's line what was left out may lie: less than a pixel where a whole town is in the window. */
export const DAY_LINE_TOLERANCE_METERS = 50

/**
 * The drives of a day, in order, as few encoded polylines as can be, with blanks between: a drive that begins where the
 * one before ended goes on with its line. Damaged drives are left out.
 */
export function dayLines(polylines: readonly string[]): string {
  const runs: number[][] = []
  for (const polyline of polylines) {
    const line = decoded(polyline)
    if (line.length < 2) continue
    const run = runs.at(-1)
    if (run !== undefined && goesOn(run, line)) for (const value of line) run.push(value)
    else runs.push([...line])
  }
  return runs
    .map(run => encodePolyline(simplifyLine(Float64Array.from(run), toleranceAt(run[1] ?? 0))))
    .join(' ')
}

/** The lines of a day, each to be decoded by itself; one empty text where there are none. */
export const linesOfDay = (polyline: string): string[] => polyline.split(' ')

function decoded(polyline: string): ArrayLike<number> & Iterable<number> {
  try {
    return decodePolyline(polyline)
  } catch (error) {
    if (error instanceof PolylineError) return []
    throw error
  }
}

/** In degrees of longitude. */
const toleranceAt = (latitude: number): number =>
  DAY_LINE_TOLERANCE_METERS / METERS_PER_DEGREE / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

function goesOn(run: readonly number[], line: ArrayLike<number>): boolean {
  const latitude = line[1] ?? 0
  const east = ((run.at(-2) ?? 0) - (line[0] ?? 0)) / toleranceAt(latitude)
  const north = (((run.at(-1) ?? 0) - latitude) * METERS_PER_DEGREE) / DAY_LINE_TOLERANCE_METERS
  return Math.hypot(east, north) <= 1
}
