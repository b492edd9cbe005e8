import type { GpsFix } from './gps-fix'

/**
 * The fixes in order of time, in a new array. Of several with one time the most exact comes first, so that what is
 * kept doesn't depend on the order in which they were delivered. Fixes without a time come last.
 */
export function sortGpsFixes(fixes: Iterable<GpsFix>): GpsFix[] {
  return Array.from(fixes).sort(
    (a, b) =>
      order(a.at, b.at) ||
      order(a.accuracyMeters, b.accuracyMeters) ||
      order(a.latitude, b.latitude) ||
      order(a.longitude, b.longitude),
  )
}

/** No number comes after every number. */
function order(a: number | undefined, b: number | undefined): number {
  const left = a === undefined || Number.isNaN(a) ? Number.POSITIVE_INFINITY : a
  const right = b === undefined || Number.isNaN(b) ? Number.POSITIVE_INFINITY : b
  return left === right ? 0 : left - right
}
