import { DAY_MS } from '../../values/utc-day'
import { CUTTING_RULE } from './cutting-rule'
import type { GpsFix } from './gps-fix'
import { isTooInexact, newestAt, unusableReason } from './gps-fix-filter'

/** Why a fix counts for nothing. One that is `inaccurate` is stored all the same, the others are not. */
export const UNUSABLE_REASONS = [
  'invalid',
  'no_time',
  'no_position',
  'future',
  'too_old',
  'week_rollover',
  'archived',
  'inaccurate',
] as const

export type UnusableReason = (typeof UNUSABLE_REASONS)[number]

/** How many fixes were unusable, by reason; a reason that none had is left out. */
export type UnusableCounts = Partial<Record<UnusableReason, number>>

export function addedCounts(some: UnusableCounts, others: UnusableCounts): UnusableCounts {
  const sum = { ...some }
  for (const reason of UNUSABLE_REASONS) {
    const count = (some[reason] ?? 0) + (others[reason] ?? 0)
    if (count > 0) sum[reason] = count
  }
  return sum
}

/** Two years: what is older belongs to no campaign that anyone still reckons. */
export const OLDEST_DAYS = 731

/** The weeks that GPS counts before it begins anew: a receiver that missed it is so far behind. */
const ROLLOVER_MS = 1024 * 7 * DAY_MS

/**
 * Why a truck's record does not take a fix in, or undefined. `now` is in milliseconds UTC, as is `keptFrom`, before which
 * the record takes no fix in any more: what it would belong with is archived. A fix is at most a day ahead and two years
 * old. An older one that lies in these bounds 1,024 weeks later is of a receiver that missed the
 * roll-over of the week number; it is refused like any other, since no one can tell it from a fix that is truly so old.
 */
export function refusalOf(
  fix: GpsFix,
  now: number,
  keptFrom = Number.NEGATIVE_INFINITY,
): UnusableReason | undefined {
  const reason = unusableReason(fix, now, CUTTING_RULE)
  if (reason !== undefined && reason !== 'inaccurate') return reason
  const oldest = now - OLDEST_DAYS * DAY_MS
  if (fix.at >= oldest) return Math.round(fix.at) < keptFrom ? 'archived' : undefined
  const mended = fix.at + ROLLOVER_MS
  return mended >= oldest && mended <= newestAt(now, CUTTING_RULE) ? 'week_rollover' : 'too_old'
}

/** Whether a fix that is taken in makes no path because it is too inexact. */
export const isInaccurate = (fix: GpsFix): boolean => isTooInexact(fix, CUTTING_RULE)

/** A year in which no server ran yet: a clock that shows an earlier one is wrong. */
const CLOCK_IS_WRONG_BEFORE = Date.UTC(2026, 0, 1)
const CLOCK_OFF_DAYS = 31

/**
 * Whether a fix was refused as of the future though the server's clock may be to blame: it lies within a month, or the
 * clock shows a time before this software was written. A tracker should keep such a fix and send it again. A fix that
 * is further ahead is the tracker's own fault, and would be sent for ever.
 */
export const mayBeOurClock = (fix: GpsFix, now: number): boolean =>
  refusalOf(fix, now) === 'future' && (fix.at <= now + CLOCK_OFF_DAYS * DAY_MS || now < CLOCK_IS_WRONG_BEFORE)
