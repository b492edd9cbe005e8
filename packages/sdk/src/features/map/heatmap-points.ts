import { haversineMiles } from '../../values/geo'
import { type Bounds, joinBounds, type Point } from '../../values/bounds'
import type { FlatLine } from '../../values/simplify-line'
import { type PathWithoutLine, pathLines } from './path-lines'
import type { RoutePath } from '../../nouns/driving/path'
import type { Vehicle, VehicleKey } from '../../nouns/campaigns/vehicle'

export interface HeatmapFeature {
  type: 'Feature'
  geometry: { type: 'Point'; coordinates: [lng: number, lat: number] }
  properties: {
    vehicleKey: VehicleKey
    /** The impressions that fall to this point. */
    weight: number
  }
}

export interface HeatmapDrawing {
  collection: { type: 'FeatureCollection'; features: HeatmapFeature[] }
  /** The heaviest weight, to scale by; 0 where there are no points. */
  heaviest: number
  bounds: Bounds | undefined
  /** Paths without any place: they add nothing. */
  withoutLine: PathWithoutLine[]
}

/** Points lie this far apart at least, so that a slow truck does not glow for its many fixes. */
const MIN_SPACING_MILES = 0.1

/** About as many points as the map turns into heat without a stutter; longer routes get wider spacing. */
const MOST_POINTS = 20_000

/**
 * Each path's impressions spread evenly along its line, as weighted points; all on one point where the vehicle
 * stood. The sum of the weights is the sum of the impressions.
 */
export function heatmapPoints(vehicles: readonly Vehicle[], measuredOnly = false): HeatmapDrawing {
  const { lines, withoutLine, bounds } = pathLines(vehicles, measuredOnly)
  const measured = lines.map(({ vehicleKey, path, line }) => ({
    vehicleKey,
    path,
    line,
    miles: lineMiles(line),
  }))
  const spacing = Math.max(
    MIN_SPACING_MILES,
    measured.reduce((sum, { miles }) => sum + miles, 0) / MOST_POINTS,
  )

  // A day has several lines, each of which takes its share.
  const milesOf = new Map<RoutePath, number>()
  for (const { path, miles } of measured) milesOf.set(path, (milesOf.get(path) ?? 0) + miles)
  const features = measured.flatMap(({ vehicleKey, path, line, miles }) => {
    const points = spreadPoints(line, miles, Math.max(1, Math.round(miles / spacing)))
    const share = path.day === undefined ? 1 : miles / (milesOf.get(path) ?? miles)
    return points.map(point => heatmapFeature(vehicleKey, point, (path.impressions * share) / points.length))
  })
  const standing = withoutLine.flatMap(({ vehicleKey, path, point }) =>
    point ? [heatmapFeature(vehicleKey, point, path.impressions)] : [],
  )
  features.push(...standing)
  return {
    collection: { type: 'FeatureCollection', features },
    heaviest: features.reduce((most, { properties }) => Math.max(most, properties.weight), 0),
    bounds: standing.reduce(
      (box, { geometry }) => joinBounds(box, pointBounds(geometry.coordinates)),
      bounds,
    ),
    withoutLine: withoutLine.filter(({ point }) => !point),
  }
}

const pointBounds = ([lng, lat]: Point): Bounds => [lng, lat, lng, lat]

const heatmapFeature = (vehicleKey: VehicleKey, [lng, lat]: Point, weight: number): HeatmapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { vehicleKey, weight },
})

/** Longitude and latitude of a segment's two ends; the segment begins at an even place of the flat line. */
const segment = (line: FlatLine, at: number): [lng1: number, lat1: number, lng2: number, lat2: number] => [
  line[at] ?? Number.NaN,
  line[at + 1] ?? Number.NaN,
  line[at + 2] ?? Number.NaN,
  line[at + 3] ?? Number.NaN,
]

function lineMiles(line: FlatLine): number {
  let miles = 0
  for (let at = 0; at + 3 < line.length; at += 2) miles += segmentMiles(line, at)
  return miles
}

function segmentMiles(line: FlatLine, at: number): number {
  const [lng1, lat1, lng2, lat2] = segment(line, at)
  return haversineMiles(lat1, lng1, lat2, lng2)
}

/** So many points in the middles of as many equal stretches of the line. */
function spreadPoints(line: FlatLine, miles: number, count: number): Point[] {
  const points: Point[] = []
  let behind = 0
  for (let at = 0; at + 3 < line.length && points.length < count; at += 2) {
    const length = segmentMiles(line, at)
    const isLast = at + 5 >= line.length
    for (;;) {
      const next = ((points.length + 0.5) / count) * miles - behind
      // The last segment takes what rounding would leave over.
      if (points.length === count || (next > length && !isLast)) break
      points.push(between(line, at, length === 0 ? 0 : Math.min(1, next / length)))
    }
    behind += length
  }
  return points
}

function between(line: FlatLine, at: number, share: number): Point {
  const [lng1, lat1, lng2, lat2] = segment(line, at)
  return [lng1 + share * (lng2 - lng1), lat1 + share * (lat2 - lat1)]
}
