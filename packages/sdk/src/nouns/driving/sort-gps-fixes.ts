import { CUTTING_RULE } from './cutting-rule'
import type { GpsFix } from './gps-fix'

/**
 * The fixes in order of time, in a new array. Of several with one time the most exact comes first, so that what is
 * kept doesn't depend on the order in which they were delivered: the first usable one counts. Unknown accuracy is taken
 * for the worst that can be used; of those alike the southern and then the western comes first. Fixes without a time
 * come last.
 */
export function sortGpsFixes(fixes: Iterable<GpsFix>): GpsFix[] {
  return Array.from(fixes).sort(
    (a, b) =>
      order(a.at, b.at) ||
      order(exactness(a), exactness(b)) ||
      order(a.latitude, b.latitude) ||
      order(a.longitude, b.longitude),
  )
}

function exactness({ accuracyMeters }: GpsFix): number {
  const isKnown = accuracyMeters !== undefined && !Number.isNaN(accuracyMeters)
  return isKnown ? accuracyMeters : CUTTING_RULE.worstAccuracyMeters
}

/** No number comes after every number. */
function order(a: number | undefined, b: number | undefined): number {
  const left = a === undefined || Number.isNaN(a) ? Number.POSITIVE_INFINITY : a
  const right = b === undefined || Number.isNaN(b) ? Number.POSITIVE_INFINITY : b
  return left === right ? 0 : left - right
}
