import {
  type Bounds,
  CoveredGround,
  type FlatLine,
  joinBounds,
  pixelAtZoom,
  type Point,
  simplifyLine,
  toleranceAtZoom,
} from '@product/sdk/values'
import { type PathLine, pathLines, routeProperties } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import { isMeasured } from '@product/sdk/nouns/driving'
import { clipLine, grown, isInside } from './clip-line'
import type { Look, View } from './route-messages'
import { SharedGround } from './shared-ground'

/** Zooms for which lines are simplified; in between, the next finer one serves. */
const LEVELS: readonly number[] = [6, 8, 9, 10, 11, 12, 13, 14, 15]

/** With more points than this, a close look gets only what lies around the window. */
const MOST_POINTS_UNCUT = 120_000

/** A look is close where a city fills the window. */
const CLOSE_LEVEL = 12

/** Lines of days that lie within a cell of so many pixels are seen as one. */
const GROUND_PIXELS = 3

interface SheetRoute extends PathLine {
  id: number
}

/** For what GeoJSON was written. */
export interface Writing {
  level: number
  /** None where it holds everything. */
  box: Bounds | undefined
  /** Whose ground was written first, and so in full; none where everything is written in full. */
  isolated: VehicleKey | undefined
  /** Whether roads of several vehicles show the colours of all, in stripes that fit the level. */
  isStriped: boolean
}

/** The decoded lines of one drawing, and their GeoJSON for what the map shows. */
export interface RouteSheet {
  /** The routes of each vehicle. */
  vehicles: SheetRoute[][]
  routes: number
  /** Whether days are among the routes. */
  byDay: boolean
  points: number
  bounds: Bounds | undefined
  first: Point | undefined
  withoutLine: number
  colours: ReadonlyMap<VehicleKey, string>
}

export const emptySheet = (colours: ReadonlyMap<VehicleKey, string>): RouteSheet => ({
  vehicles: [],
  routes: 0,
  byDay: false,
  points: 0,
  bounds: undefined,
  first: undefined,
  withoutLine: 0,
  colours,
})

/** Decodes the paths of one more vehicle onto the sheet. */
export function addVehicle(sheet: RouteSheet, vehicle: Vehicle, measuredOnly: boolean): void {
  const { lines, withoutLine, bounds: all, first } = pathLines([vehicle], measuredOnly)
  const routes: SheetRoute[] = []
  for (const { vehicleKey, path, line, bounds } of lines) {
    routes.push({ id: sheet.routes++, vehicleKey, path, line, bounds })
    sheet.byDay ||= path.day !== undefined
    sheet.points += line.length / 2
  }
  sheet.vehicles.push(routes)
  sheet.bounds = joinBounds(sheet.bounds, all)
  sheet.first ??= first
  sheet.withoutLine += withoutLine.length
}

const levelOf = (zoom: number): number => LEVELS.find(level => zoom <= level) ?? 15

/** What has to be written for the look. */
export function writingFor(sheet: RouteSheet, { zoom, bounds, isolated }: View): Writing {
  const level = levelOf(zoom)
  const cut = level >= CLOSE_LEVEL && sheet.points > MOST_POINTS_UNCUT
  return {
    level,
    box: cut ? grown(bounds) : undefined,
    isolated: sheet.byDay ? isolated : undefined,
    isStriped: !sheet.byDay && sheet.vehicles.length > 1,
  }
}

/** Whether what was written still serves another: it is fine enough, its stripes are no dust, and it holds all of the window. */
export const serves = (
  { level, box, isolated, isStriped }: Writing,
  wanted: Writing,
  { zoom, bounds }: Look,
): boolean =>
  isolated === wanted.isolated &&
  level >= levelOf(zoom) &&
  (!isStriped || LEVELS.indexOf(level) - LEVELS.indexOf(levelOf(zoom)) <= 1) &&
  (box === undefined || (level === levelOf(zoom) && isInside(bounds, box)))

/** Those of the isolated vehicle before all others, and what was measured before what is modelled. */
function inOrder({ vehicles, byDay }: RouteSheet, isolated: VehicleKey | undefined): SheetRoute[][] {
  if (!byDay) return vehicles
  const of = (wanted: (route: SheetRoute) => boolean) => vehicles.map(routes => routes.filter(wanted))
  const isOther = ({ vehicleKey }: SheetRoute): boolean => vehicleKey !== isolated
  return [
    ...of(route => !isOther(route)),
    ...of(route => isOther(route) && isMeasured(route.path)),
    ...of(route => isOther(route) && !isMeasured(route.path)),
  ]
}

/** A route with what is drawn of it. */
interface DrawnRoute {
  route: SheetRoute
  lines: FlatLine[]
}

/**
 * The features as JSON, a vehicle's at a time, without the brackets around all of them; empty where none is near. Of
 * days, the first vehicle's last one is written, all others as far as they lead over ground that has no line: no more
 * is seen of them. Stripes follow as features of their own, beside the routes that they are of.
 */
export function* writeSheet(
  sheet: RouteSheet,
  { level, box, isolated, isStriped }: Writing,
): Generator<string> {
  const ground = new CoveredGround(GROUND_PIXELS * pixelAtZoom(level))
  const tolerance = toleranceAtZoom(level)
  const drawn = (route: SheetRoute): DrawnRoute => {
    const near = !box || isInside(route.bounds, box) ? [route.line] : clipLine(route.line, box)
    // Plain loops: of very many days, most have nothing new.
    const lines: FlatLine[] = []
    for (const one of near) {
      const runs = route.path.day === undefined ? [one] : ground.newStretches(one)
      for (const run of runs) lines.push(simplifyLine(run, tolerance))
    }
    return { route, lines }
  }
  const text = (routes: readonly DrawnRoute[]): string =>
    routes
      .filter(({ lines }) => lines.length > 0)
      .map(one => featureText(one, sheet.colours))
      .join()
  const vehicles: DrawnRoute[][] = []
  for (const routes of inOrder(sheet, isolated)) {
    const vehicle = routes.toReversed().map(drawn).toReversed()
    if (isStriped) vehicles.push(vehicle)
    yield text(vehicle)
  }
  for (const stripes of stripesOf(vehicles, level)) yield text(stripes)
}

/** The stripes of each route, once all ground is known; measured routes lie above modelled ones, and so apart. */
function* stripesOf(vehicles: readonly DrawnRoute[][], level: number): Generator<DrawnRoute[]> {
  const [measured, modelled] = [new SharedGround(level), new SharedGround(level)]
  const groundOf = ({ path }: SheetRoute): SharedGround => (isMeasured(path) ? measured : modelled)
  for (const [vehicle, routes] of vehicles.entries()) {
    for (const { route, lines } of routes) {
      for (const line of lines) groundOf(route).add(line, vehicle)
      yield []
    }
  }
  for (const [vehicle, routes] of vehicles.entries()) {
    for (const { route, lines } of routes) {
      yield [{ route, lines: lines.flatMap(line => groundOf(route).stripesOf(line, vehicle)) }]
    }
  }
}

function featureText({ route, lines }: DrawnRoute, colours: ReadonlyMap<VehicleKey, string>): string {
  const texts = lines.map(coordinatesText)
  const geometry =
    texts.length === 1
      ? `{"type":"LineString","coordinates":${texts[0]}}`
      : `{"type":"MultiLineString","coordinates":[${texts.join()}]}`
  const properties = JSON.stringify(routeProperties(route, colours))
  return `{"type":"Feature","id":${route.id},"properties":${properties},"geometry":${geometry}}`
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
