/** A longer path is a GPS or entry error and counts as this many miles instead. Spec: client dashboard, 5. */
export const DISTANCE_CAP = { overMiles: 1000, countsAsMiles: 20 } as const

/** Whether the path is too long to be believed. */
export const isCapped = (path: { distance: number }): boolean => path.distance > DISTANCE_CAP.overMiles

/** The same of a path that came over the wire, whose distance may be what it counts for already. */
export const wasCapped = (path: { distance: number; capped: boolean; day?: object }): boolean =>
  path.capped || (path.day === undefined && isCapped(path))

/**
 * The miles that a path counts for. A distance that is no number, or below zero, counts as none. Counting what was
 * counted before changes nothing.
 */
export function countedMiles(path: { distance: number; day?: object }): number {
  // What stands for a day is a sum of counted miles.
  if (path.day === undefined && isCapped(path)) return DISTANCE_CAP.countsAsMiles
  return path.distance > 0 ? path.distance : 0
}
