import { isValidPosition } from '../../values/geo'
import type { CuttingRule } from './cutting-rule'
import type { GpsFix } from './gps-fix'

/** Why a fix was dropped. */
export type DropReason =
  | 'invalid'
  | 'no_time'
  | 'no_position'
  | 'future'
  | 'inaccurate'
  | 'repeated_time'
  | 'late'
  | 'too_fast'

export type DropCounts = Record<DropReason, number>

export const noDrops = (): DropCounts => ({
  invalid: 0,
  no_time: 0,
  no_position: 0,
  future: 0,
  inaccurate: 0,
  repeated_time: 0,
  late: 0,
  too_fast: 0,
})

/** What is remembered of a fix. */
export interface Place {
  at: number
  latitude: number
  longitude: number
}

export const placeOf = ({ at, latitude, longitude }: Place): Place => ({ at, latitude, longitude })

/** The latest time that a fix may be of, in milliseconds UTC. */
export const newestAt = (now: number, rule: CuttingRule): number => now + rule.farthestAheadSeconds * 1000

export const isTooInexact = ({ accuracyMeters = 0 }: GpsFix, rule: CuttingRule): boolean =>
  accuracyMeters > rule.worstAccuracyMeters

/**
 * Why the fix can't be used whatever came before it, or undefined. `now` is in milliseconds UTC. A position is none
 * when it is out of range, no number, or the (0, 0) of a receiver without a fix.
 */
export function unusableReason(
  fix: GpsFix,
  now: number,
  rule: CuttingRule,
): Exclude<DropReason, 'repeated_time' | 'late' | 'too_fast'> | undefined {
  if (fix.valid === false) return 'invalid'
  if (!Number.isFinite(fix.at)) return 'no_time'
  if (!isValidPosition(fix.latitude, fix.longitude)) return 'no_position'
  if (fix.at > newestAt(now, rule)) return 'future'
  if (isTooInexact(fix, rule)) return 'inaccurate'
  return undefined
}
