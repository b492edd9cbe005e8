import { decodePolyline, encodePolyline, PolylineError } from '../../values/polyline'
import { type FlatLine, simplifyLine } from '../../values/simplify-line'
import { METERS_PER_DEGREE } from './thin-line'

/** More single paths than these are neither sent nor drawn in time: the days take their place. */
export const MOST_SINGLE_PATHS = 10_000

/** How far a day's line may pass from its drives: less than a pixel where a whole town is in the window. */
export const DAY_LINE_TOLERANCE_METERS = 50

/** Degrees. On this grid the first character of a polyline's step is always the same one, and compresses to nothing. */
const GRID = 16e-5

/** What is left of the tolerance once a point has moved to the grid. */
const LEFT_METERS = DAY_LINE_TOLERANCE_METERS - (GRID / Math.SQRT2) * METERS_PER_DEGREE

/**
 * The drives of a day, in order, as few encoded polylines as can be, with blanks between: a drive that begins where the
 * one before ended goes on with its line. Damaged drives are left out.
 */
export function dayLines(polylines: readonly string[]): string {
  const runs: number[][] = []
  for (const polyline of polylines) {
    const line = decoded(polyline)
    if (line.length === 0) continue
    const run = runs.at(-1)
    if (run !== undefined && goesOn(run, line)) for (const value of line) run.push(value)
    else runs.push([...line])
  }
  return runs.map(run => encodePolyline(coarse(Float64Array.from(run)))).join(' ')
}

/** The lines of a day, each to be decoded by itself; one empty text where there are none. */
export const linesOfDay = (polyline: string): string[] => polyline.split(' ')

function decoded(polyline: string): FlatLine {
  try {
    return decodePolyline(polyline)
  } catch (error) {
    if (error instanceof PolylineError) return new Float64Array()
    throw error
  }
}

const coarse = (line: FlatLine): FlatLine =>
  simplifyLine(line, degreesOf(LEFT_METERS, line[1] ?? 0)).map(value => Math.round(value / GRID) * GRID)

/** In degrees of longitude. */
const degreesOf = (meters: number, latitude: number): number =>
  meters / METERS_PER_DEGREE / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

function goesOn(run: readonly number[], line: FlatLine): boolean {
  const latitude = line[1] ?? 0
  const east = ((run.at(-2) ?? 0) - (line[0] ?? 0)) / degreesOf(DAY_LINE_TOLERANCE_METERS, latitude)
  const north = (((run.at(-1) ?? 0) - latitude) * METERS_PER_DEGREE) / DAY_LINE_TOLERANCE_METERS
  return Math.hypot(east, north) <= 1
}
