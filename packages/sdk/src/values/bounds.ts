/** Longitude, latitude in degrees. */
export type Point = readonly [lng: number, lat: number]

/** West, south, east, north in degrees. West is under -180 or east over 180 where the box lies across the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The smallest box around the points as they are numbered, or undefined where there are none. */
export function boundsOf(points: Iterable<Point>): Bounds | undefined {
  let bounds: Bounds | undefined
  for (const [lng, lat] of points) bounds = union(bounds ?? [lng, lat, lng, lat], [lng, lat, lng, lat])
  return bounds
}

const union = (one: Bounds, other: Bounds): Bounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

const middle = ([west, , east]: Bounds): number => (west + east) / 2

/**
 * The smallest box around both. Longitudes go round the Earth: the other is taken on that side of the antimeridian
 * where it is nearer to the first one, which stays as it is numbered.
 */
export function joinBounds(one: Bounds | undefined, other: Bounds | undefined): Bounds | undefined {
  if (!one || !other) return one ?? other
  const turn = 360 * Math.round((middle(one) - middle(other)) / 360)
  const [west, south, east, north] = other
  return union(one, [west + turn, south, east + turn, north])
}
