/** Longitude, latitude in degrees. */
export type Point = readonly [lng: number, lat: number]

/** West, south, east, north in degrees. East is over 180 where the box lies across the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The smallest box around the points, or undefined where there are none. */
export function boundsOf(points: Iterable<Point>): Bounds | undefined {
  let bounds: Bounds | undefined
  for (const [lng, lat] of points) bounds = joinBounds(bounds, [lng, lat, lng, lat])
  return bounds
}

/** The smallest box around both. */
export function joinBounds(one: Bounds | undefined, other: Bounds | undefined): Bounds | undefined {
  if (!one || !other) return one ?? other
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ]
}
