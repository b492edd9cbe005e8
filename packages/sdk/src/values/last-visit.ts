import { DAY_MS, HOUR_MS } from './utc-day'

/** When somebody was on a page. UTC milliseconds. */
export interface Visit {
  /** What is later than this is unseen by the visit: when the one before ended, on a first one a day ago. */
  since: number
  /** The newest look. */
  seenAt: number
}

/** Looks less than this apart are one visit: a reload or a way back hides nothing. */
const VISIT_GAP_MS = HOUR_MS

/** The visit that a look at `now` belongs to. */
export function visitAt(now: number, before: Visit | undefined): Visit {
  if (before === undefined || before.seenAt > now) return { since: now - DAY_MS, seenAt: now }
  const goesOn = now - before.seenAt < VISIT_GAP_MS
  return { since: goesOn ? before.since : before.seenAt, seenAt: now }
}
