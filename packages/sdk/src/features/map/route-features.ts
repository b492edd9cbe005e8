import type { Bounds, Point } from '../../values/bounds'
import { countedMiles, wasCapped } from '../../nouns/driving/counted-miles'
import { isMeasured, type Provenance } from '../../nouns/driving/path'
import { type FlatLine, simplifyLine, toleranceAtZoom } from '../../values/simplify-line'
import { type PathLine, type PathWithoutLine, pathLines } from './path-lines'
import type { Vehicle, VehicleKey } from '../../nouns/campaigns/vehicle'

export interface RouteProperties {
  vehicleKey: VehicleKey
  colour: string
  provenance: Provenance
  /** Modelled rather than measured. */
  dashed: boolean
  /** UTC instants. */
  start: string
  end: string
  /** As counted. */
  miles: number
  impressions: number
  capped: boolean
  estimated: boolean
  /** How many paths of the day this stands for; absent for a single path. */
  ofDay?: number
}

export interface RouteFeature {
  type: 'Feature'
  /** From 0, for the map's hover state. */
  id: number
  geometry: { type: 'LineString'; coordinates: [lng: number, lat: number][] }
  properties: RouteProperties
}

export interface RouteDrawing {
  collection: { type: 'FeatureCollection'; features: RouteFeature[] }
  /** To be fitted into the window; undefined where nothing is drawn. */
  bounds: Bounds | undefined
  /** Where the map flies first. */
  first: Point | undefined
  /** Paths that can't be drawn, each with the reason. */
  withoutLine: PathWithoutLine[]
}

export interface RouteOptions {
  /** Leave out modelled paths. */
  measuredOnly?: boolean
  /** Simplify many lines to what can be seen at this zoom. */
  zoom?: number
}

/** Up to here the map is quick with every point; beyond, lines are simplified. */
export const SIMPLIFY_ABOVE_LINES = 500

/** The vehicles' paths as GeoJSON in their colours, with all that a label says of one. */
export function routeFeatures(
  vehicles: readonly Vehicle[],
  colours: ReadonlyMap<VehicleKey, string>,
  { measuredOnly, zoom }: RouteOptions = {},
): RouteDrawing {
  const { lines, withoutLine, bounds, first } = pathLines(vehicles, measuredOnly)
  const tolerance = zoom !== undefined && lines.length > SIMPLIFY_ABOVE_LINES ? toleranceAtZoom(zoom) : 0
  const features = lines.map(
    (pathLine, id): RouteFeature => ({
      type: 'Feature',
      id,
      geometry: { type: 'LineString', coordinates: coordinates(simplifyLine(pathLine.line, tolerance)) },
      properties: routeProperties(pathLine, colours),
    }),
  )
  return { collection: { type: 'FeatureCollection', features }, bounds, first, withoutLine }
}

/** The grey of a vehicle that was given no colour. */
const NO_COLOUR = '#6b6b6b'

/** All that a label says of one path. */
export const routeProperties = (
  { vehicleKey, path }: PathLine,
  colours: ReadonlyMap<VehicleKey, string>,
): RouteProperties => ({
  vehicleKey,
  colour: colours.get(vehicleKey) ?? NO_COLOUR,
  provenance: path.provenance,
  dashed: !isMeasured(path),
  start: path.start,
  end: path.end,
  miles: countedMiles(path),
  impressions: path.impressions,
  capped: wasCapped(path),
  estimated: path.estimated,
  ...(path.day !== undefined && { ofDay: path.day.paths }),
})

function coordinates(line: FlatLine): [lng: number, lat: number][] {
  const points: [lng: number, lat: number][] = []
  for (let at = 0; at + 1 < line.length; at += 2) {
    points.push([line[at] ?? Number.NaN, line[at + 1] ?? Number.NaN])
  }
  return points
}
