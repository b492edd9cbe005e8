import { PolylineError, PolylineReader } from '../../values/polyline'
import type { FlatLine } from '../../values/simplify-line'
import { type Bounds, joinBounds, type Point } from '../../values/bounds'
import { linesOfDay } from '../../nouns/driving/day-lines'
import { isMeasured, type RoutePath } from '../../nouns/driving/path'
import type { Vehicle, VehicleKey } from '../../nouns/campaigns/vehicle'

export interface PathLine {
  vehicleKey: VehicleKey
  path: RoutePath
  /** At least two different points. Longitudes run on past 180 where the path crosses the antimeridian. */
  line: FlatLine
  bounds: Bounds
}

export type NoLineReason = 'no_points' | 'one_point' | 'damaged'

/** A path that can't be drawn as a line. */
export interface PathWithoutLine {
  vehicleKey: VehicleKey
  path: RoutePath
  reason: NoLineReason
  /** Where the vehicle stood, with the reason `one_point`. */
  point?: Point
}

export interface PathLines {
  lines: PathLine[]
  withoutLine: PathWithoutLine[]
  /** Around the lines; undefined where there are none. */
  bounds: Bounds | undefined
  /** Where the first line begins. */
  first: Point | undefined
}

/** The lines of the vehicles' paths, in order, several where a path stands for a day, and the paths that have none. */
export function pathLines(vehicles: readonly Vehicle[], measuredOnly = false): PathLines {
  const all: PathLines = { lines: [], withoutLine: [], bounds: undefined, first: undefined }
  const reader = new PolylineReader()
  for (const { key: vehicleKey, paths } of vehicles) {
    for (const path of paths) {
      if (measuredOnly && !isMeasured(path)) continue
      if (path.day?.covered) continue
      const without: ReadLine[] = []
      const texts = path.day === undefined ? [path.polyline] : linesOfDay(path.polyline)
      for (const text of texts) {
        const read = readLine(text, all.first?.[0], reader)
        if (!('line' in read)) {
          without.push(read)
          continue
        }
        all.lines.push({ vehicleKey, path, line: read.line, bounds: read.bounds })
        all.bounds = joinBounds(all.bounds, read.bounds)
        all.first ??= pointOf(read.line, 0)
      }
      const [first] = without
      if (first !== undefined && 'reason' in first && without.length === texts.length) {
        all.withoutLine.push({ vehicleKey, path, ...first })
      }
    }
  }
  return all
}

const pointOf = (line: FlatLine, at: number): [lng: number, lat: number] => [
  line[at] ?? Number.NaN,
  line[at + 1] ?? Number.NaN,
]

type ReadLine = { line: FlatLine; bounds: Bounds } | Pick<PathWithoutLine, 'reason' | 'point'>

function readLine(polyline: string, home: number | undefined, reader: PolylineReader): ReadLine {
  const line = decoded(polyline, reader)
  if (!line) return { reason: 'damaged' }
  if (line.length === 0) return { reason: 'no_points' }
  // Written out: it is asked for millions of points.
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  const [lng, lat] = pointOf(line, 0)
  let before = home ?? lng
  for (let at = 0; at < line.length; at += 2) {
    const x = line[at] ?? Number.NaN
    const y = line[at + 1] ?? Number.NaN
    // A text of another precision reads without complaint, but lies off the Earth.
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) return { reason: 'damaged' }
    if (Math.abs(before - x) < 180) before = x
    else before = line[at] = x + 360 * Math.round((before - x) / 360)
    if (before < west) west = before
    if (before > east) east = before
    if (y < south) south = y
    if (y > north) north = y
  }
  const stands = west === east && south === north
  return stands ? { reason: 'one_point', point: [lng, lat] } : { line, bounds: [west, south, east, north] }
}

function decoded(polyline: string, reader: PolylineReader): FlatLine | undefined {
  try {
    return reader.read(polyline)
  } catch (error) {
    if (error instanceof PolylineError) return undefined
    throw error
  }
}
