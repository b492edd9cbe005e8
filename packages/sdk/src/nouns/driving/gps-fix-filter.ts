import { haversineMeters, isValidPosition } from '../../values/geo'
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

/**
 * Why the fix can't be used whatever came before it, or undefined. `now` is in milliseconds UTC. A position is none
 * when it is out of range, no number, or the (0, 0) of a receiver without a fix.
 */
export function unusableReason(fix: GpsFix, now: number, rule: CuttingRule): DropReason | undefined {
  if (fix.valid === false) return 'invalid'
  if (!Number.isFinite(fix.at)) return 'no_time'
  if (!isValidPosition(fix.latitude, fix.longitude)) return 'no_position'
  if (fix.at > now + rule.farthestAheadSeconds * 1000) return 'future'
  if (fix.accuracyMeters !== undefined && fix.accuracyMeters > rule.worstAccuracyMeters) return 'inaccurate'
  return undefined
}

/** What the filter remembers between two fixes of one day; plain JSON. */
export interface FilterState {
  /** Of the newest usable fix, kept or not. */
  newestAt: number
  kept: Place | null
  /** An outlier that waits for a second fix to agree with it. */
  outlier: Place | null
}

export const startFilter = (): FilterState => ({
  newestAt: Number.MIN_SAFE_INTEGER,
  kept: null,
  outlier: null,
})

/**
 * `agrees`: the fix and the outlier before it agree that the truck is elsewhere; both are kept, the stream goes on
 * from the outlier, and the leap to it is no way driven.
 */
export type Judgement = 'kept' | 'agrees' | 'outlier' | 'repeated_time' | 'late'

/** Judges a usable fix by what came before it, counts an outlier that nothing agreed with, and remembers the fix. */
export function judgeFix(
  filter: FilterState,
  fix: GpsFix,
  rule: CuttingRule,
  dropped: DropCounts,
): Judgement {
  if (fix.at <= filter.newestAt) return fix.at === filter.newestAt ? 'repeated_time' : 'late'
  filter.newestAt = fix.at
  const { kept, outlier } = filter
  if (kept === null) {
    filter.kept = placeOf(fix)
    return 'kept'
  }
  if (withinSpeed(kept, fix, rule)) {
    if (outlier !== null) {
      filter.outlier = null
      dropped.too_fast++
    }
    remember(kept, fix)
    return 'kept'
  }
  if (outlier !== null) {
    if (withinSpeed(outlier, fix, rule)) {
      filter.outlier = null
      remember(kept, fix)
      return 'agrees'
    }
    dropped.too_fast++
  }
  filter.outlier = placeOf(fix)
  return 'outlier'
}

function withinSpeed(from: Place, to: Place, rule: CuttingRule): boolean {
  const seconds = Math.max((to.at - from.at) / 1000, rule.shortestSpeedStepSeconds)
  const meters = haversineMeters(from.latitude, from.longitude, to.latitude, to.longitude)
  return meters <= rule.fastestMetersPerSecond * seconds
}

function remember(place: Place, fix: GpsFix): void {
  place.at = fix.at
  place.latitude = fix.latitude
  place.longitude = fix.longitude
}
