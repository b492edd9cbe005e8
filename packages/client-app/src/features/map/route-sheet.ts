import {
  type Bounds,
  type FlatLine,
  joinBounds,
  type Point,
  simplifyLine,
  toleranceAtZoom,
} from '@product/sdk/values'
import { pathLines, routeProperties } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import { clipLine, grown, isInside } from './clip-line'
import { CoveredGround } from './covered-ground'
import type { Look } from './route-messages'

/** Zooms for which lines are simplified; in between, the next finer one serves. */
const LEVELS = [6, 8, 10, 12, 14, 15] as const

/** With more points than this, a close look gets only what lies around the window. */
const MOST_POINTS_UNCUT = 120_000

/** A look is close where a city fills the window. */
const CLOSE_LEVEL = 12

interface SheetRoute {
  id: number
  /** The feature's properties as JSON. */
  properties: string
  line: FlatLine
  bounds: Bounds
  /** Whose day this is; undefined for a single path. */
  dayOf: VehicleKey | undefined
}

/** The level and the box for which GeoJSON was written; no box where it holds everything. */
export interface Writing {
  level: number
  box: Bounds | undefined
}

/** The decoded lines of one drawing, and their GeoJSON for what the map shows. */
export interface RouteSheet {
  routes: SheetRoute[]
  points: number
  bounds: Bounds | undefined
  first: Point | undefined
  withoutLine: number
}

export const emptySheet = (): RouteSheet => ({
  routes: [],
  points: 0,
  bounds: undefined,
  first: undefined,
  withoutLine: 0,
})

/** Decodes the paths of one more vehicle onto the sheet and returns its routes. */
export function addVehicle(
  sheet: RouteSheet,
  vehicle: Vehicle,
  colours: ReadonlyMap<VehicleKey, string>,
  measuredOnly: boolean,
): SheetRoute[] {
  const { lines, withoutLine, bounds, first } = pathLines([vehicle], measuredOnly)
  const routes = lines.map((pathLine, index) => ({
    id: sheet.routes.length + index,
    properties: JSON.stringify(routeProperties(pathLine, colours)),
    line: pathLine.line,
    bounds: lineBounds(pathLine.line),
    dayOf: pathLine.path.day && pathLine.vehicleKey,
  }))
  sheet.routes.push(...routes)
  sheet.points += lines.reduce((sum, { line }) => sum + line.length / 2, 0)
  sheet.bounds = joinBounds(sheet.bounds, bounds)
  sheet.first ??= first
  sheet.withoutLine += withoutLine.length
  return routes
}

function lineBounds(line: FlatLine): Bounds {
  const bounds: Bounds = [180, 90, -180, -90]
  for (let at = 0; at + 1 < line.length; at += 2) {
    const lng = line[at] ?? 0
    const lat = line[at + 1] ?? 0
    if (lng < bounds[0]) bounds[0] = lng
    if (lat < bounds[1]) bounds[1] = lat
    if (lng > bounds[2]) bounds[2] = lng
    if (lat > bounds[3]) bounds[3] = lat
  }
  return bounds
}

const levelOf = (zoom: number): number => LEVELS.find(level => zoom <= level) ?? 15

/** What has to be written for the look. */
export function writingFor(sheet: RouteSheet, { zoom, bounds }: Look): Writing {
  const level = levelOf(zoom)
  const cut = level >= CLOSE_LEVEL && sheet.points > MOST_POINTS_UNCUT
  return { level, box: cut ? grown(bounds) : undefined }
}

/** Whether what was written still serves: it is fine enough, and holds all of the window. */
export const serves = ({ level, box }: Writing, { zoom, bounds }: Look): boolean =>
  level >= levelOf(zoom) && (box === undefined || (level === levelOf(zoom) && isInside(bounds, box)))

/**
 * The features of the routes as JSON, without the brackets around all of them; empty where none is near. Where a vehicle
 * drove on many days, its last one is drawn, the others as far as they lead elsewhere.
 */
export function writeRoutes(routes: readonly SheetRoute[], { level, box }: Writing): string {
  const tolerance = toleranceAtZoom(level)
  const features: string[] = []
  const grounds = new Map<VehicleKey, CoveredGround>()
  for (const { id, properties, line, bounds, dayOf } of routes.toReversed()) {
    const inside = !box || isInside(bounds, box)
    const near = inside ? [line] : clipLine(line, box)
    const runs = dayOf === undefined ? near : newStretches(grounds, dayOf, near, level)
    if (runs.length === 0) continue
    const lines = runs.map(run => coordinatesText(simplifyLine(run, tolerance)))
    const geometry =
      lines.length === 1
        ? `{"type":"LineString","coordinates":${lines[0]}}`
        : `{"type":"MultiLineString","coordinates":[${lines.join()}]}`
    features.push(`{"type":"Feature","id":${id},"properties":${properties},"geometry":${geometry}}`)
  }
  return features.toReversed().join()
}

function newStretches(
  grounds: Map<VehicleKey, CoveredGround>,
  vehicle: VehicleKey,
  lines: readonly FlatLine[],
  level: number,
): FlatLine[] {
  const ground = grounds.get(vehicle) ?? new CoveredGround(level)
  grounds.set(vehicle, ground)
  return lines.flatMap(line => ground.newStretches(line))
}

function coordinatesText(line: FlatLine): string {
  let text = '['
  for (let at = 0; at + 1 < line.length; at += 2) {
    text += at === 0 ? `[${line[at]},${line[at + 1]}]` : `,[${line[at]},${line[at + 1]}]`
  }
  return `${text}]`
}

/** A feature collection of features written before. A blob reaches the map without a copy on the page's thread. */
export function collectionOf(written: readonly string[]): Blob {
  const parts = written
    .filter(text => text !== '')
    .flatMap((text, index) => (index === 0 ? [text] : [',', text]))
  return new Blob(['{"type":"FeatureCollection","features":[', ...parts, ']}'], { type: 'application/json' })
}
