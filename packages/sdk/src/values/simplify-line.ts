/** Longitude, latitude, longitude, … in degrees. */
export type FlatLine = Float64Array

/** MapLibre's tile, in pixels: zoom 0 shows the whole Earth on one. */
export const TILE_PIXELS = 512

/** A pixel at the zoom, in degrees of longitude. */
export const pixelAtZoom = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom)

/** A shift of half a pixel is not seen. */
const UNSEEN_PIXELS = 0.5

/** How far, in degrees of longitude, a line may be shifted at the zoom without a visible change. */
export const toleranceAtZoom = (zoom: number): number => UNSEEN_PIXELS * pixelAtZoom(zoom)

/**
 * The line (lng, lat, …) with fewer points, none of those left out farther from it than the tolerance in degrees of
 * longitude (Douglas and Peucker). Both ends stay. Latitudes are stretched as the map stretches them there.
 */
export function simplifyLine(line: FlatLine, tolerance: number): FlatLine {
  const count = line.length / 2
  if (count <= 2 || !(tolerance > 0)) return line
  const keep = pointsToKeep(line, count, tolerance)
  const simple = new Float64Array(2 * keep.reduce((sum, kept) => sum + kept, 0))
  let to = 0
  for (let point = 0; point < count; point++) {
    if (keep[point] !== 1) continue
    simple[to++] = line[2 * point] ?? Number.NaN
    simple[to++] = line[2 * point + 1] ?? Number.NaN
  }
  return simple
}

/** One flag a point. A stack of spans instead of recursion: a day at one fix a second is 86,400 points. */
function pointsToKeep(line: FlatLine, count: number, tolerance: number): Uint8Array {
  const stretch = 1 / Math.max(0.01, Math.cos(((line[1] ?? 0) * Math.PI) / 180))
  const keep = new Uint8Array(count)
  keep[0] = keep[count - 1] = 1
  const spans = [0, count - 1]
  for (;;) {
    const last = spans.pop()
    const first = spans.pop()
    if (first === undefined || last === undefined) return keep
    const far = farthest(line, first, last, stretch)
    if (far.squared <= tolerance * tolerance) continue
    keep[far.point] = 1
    spans.push(first, far.point, far.point, last)
  }
}

/** The point between the two that lies farthest from their connection, and the square of its distance. */
function farthest(
  line: FlatLine,
  first: number,
  last: number,
  stretch: number,
): { point: number; squared: number } {
  const x = (point: number) => line[2 * point] ?? Number.NaN
  const y = (point: number) => (line[2 * point + 1] ?? Number.NaN) * stretch
  const [x0, y0] = [x(first), y(first)]
  const [dx, dy] = [x(last) - x0, y(last) - y0]
  const length = dx * dx + dy * dy
  const found = { point: first, squared: 0 }
  for (let point = first + 1; point < last; point++) {
    const [px, py] = [x(point) - x0, y(point) - y0]
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const squared = (px - along * dx) ** 2 + (py - along * dy) ** 2
    if (squared > found.squared) {
      found.point = point
      found.squared = squared
    }
  }
  return found
}
