/** How many segments may go out now. */
export interface SegmentBudget {
  /** Messages that may be taken, each of a segment at least. */
  most(now: number): number
  spend(segments: number): void
}

/**
 * So many segments a second, at most a second's worth together; a message of many segments is paid for afterwards.
 * Times in milliseconds by any clock that runs evenly.
 */
export function segmentBudget(perSecond: number, start: number): SegmentBudget {
  const most = Math.max(1, perSecond)
  let left = most
  let at = start
  return {
    most(now) {
      left = Math.min(most, left + ((now - at) / 1000) * perSecond)
      at = now
      return Math.max(0, Math.floor(left))
    },
    spend(segments) {
      left -= segments
    },
  }
}
