import { boundsOf, type Bounds, decodePolyline, type Point } from '@product/sdk/values'
import type { Drive } from './DriveTable'

/** Of a damaged text there are none: it costs a line, not the map. */
function flatPoints(polyline: string): ArrayLike<number> {
  try {
    return decodePolyline(polyline)
  } catch {
    return []
  }
}

function pointsOf({ polyline }: Pick<Drive, 'polyline'>): Point[] {
  const flat = flatPoints(polyline)
  return Array.from({ length: flat.length / 2 }, (_, at): Point => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0])
}

/** The lines of drives for a map; a drive is known by its place in the list. */
export const driveFeatures = (routes: readonly Pick<Drive, 'polyline'>[]) => ({
  type: 'FeatureCollection' as const,
  features: routes.map((route, at) => ({
    type: 'Feature' as const,
    properties: { at },
    geometry: { type: 'LineString' as const, coordinates: pointsOf(route).map(point => [...point]) },
  })),
})

/** Where drives lie; undefined where there are none. */
export const boundsOfDrives = (routes: readonly Pick<Drive, 'polyline'>[]): Bounds | undefined =>
  boundsOf(routes.flatMap(pointsOf))
