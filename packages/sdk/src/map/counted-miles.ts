/** A longer path is a GPS or entry error and counts as this many miles instead. Spec: client dashboard, 5. */
export const DISTANCE_CAP = { overMiles: 1000, countsAsMiles: 20 } as const

export interface DistanceCap {
  overMiles: number
  countsAsMiles: number
}

/** Whether the path is too long to be believed. */
export const isCapped = (path: { distance: number }, cap: DistanceCap = DISTANCE_CAP): boolean =>
  path.distance > cap.overMiles

/** The same of a path that came over the wire, whose distance may be what it counts for already. */
export const wasCapped = (path: { distance: number; capped: boolean }): boolean =>
  path.capped || isCapped(path)

/**
 * The miles that a path counts for. A distance that is no number, or below zero, counts as none. Counting what was
 * counted before changes nothing.
 */
export function countedMiles(path: { distance: number }, cap: DistanceCap = DISTANCE_CAP): number {
  if (isCapped(path, cap)) return cap.countsAsMiles
  return path.distance > 0 ? path.distance : 0
}
