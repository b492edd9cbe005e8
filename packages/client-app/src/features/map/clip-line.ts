import type { Bounds, FlatLine } from '@product/sdk/values'

/**
 * The stretches of a line (lng, lat, …) whose segments may touch the box, each with its ends outside kept, so that
 * nothing is missing at the edge of the window. The same line comes back where it lies inside.
 */
export function clipLine(line: FlatLine, [west, south, east, north]: Bounds): FlatLine[] {
  const runs: FlatLine[] = []
  let start = -1
  const last = line.length - 2
  for (let at = 0; at < last; at += 2) {
    const x1 = line[at] ?? Number.NaN
    const y1 = line[at + 1] ?? Number.NaN
    const x2 = line[at + 2] ?? Number.NaN
    const y2 = line[at + 3] ?? Number.NaN
    const misses =
      Math.max(x1, x2) < west ||
      Math.min(x1, x2) > east ||
      Math.max(y1, y2) < south ||
      Math.min(y1, y2) > north
    if (!misses && start < 0) start = at
    if (misses && start >= 0) {
      runs.push(line.subarray(start, at + 2))
      start = -1
    }
  }
  if (start === 0) return [line]
  if (start > 0) runs.push(line.subarray(start))
  return runs
}

export const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** The box with its own width and height added on every side. */
export const grown = ([west, south, east, north]: Bounds): Bounds => [
  west - (east - west),
  south - (north - south),
  east + (east - west),
  north + (north - south),
]
