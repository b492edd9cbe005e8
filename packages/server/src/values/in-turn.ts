/** So many wait already that nobody else should. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface Line {
  /** How many pieces of work run at once. */
  atOnce: number
  /** How many may wait; undefined: any number. */
  waiting?: number
  /**
   * While anybody waits, how long the place of a piece of work stays empty after it, by how long the work took, both in
   * milliseconds: the machine is for those in other lines. Undefined: not at all.
   */
  rest?: (tookMs: number) => number
}

/** Half as long as the work took, and 50 ms at most: it may have waited for something itself. Milliseconds. */
export const halfAsLong = (tookMs: number): number => Math.min(tookMs / 2, 50)

/** A queue that lets some pieces of work run at once and the others wait their turn; throws QueueFull where too many do. */
export function inTurn({
  atOnce,
  waiting: mostWaiting = Number.POSITIVE_INFINITY,
  rest = () => 0,
}: Line): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  let resting = 0
  const waiting: (() => void)[] = []
  const handOver = () => {
    const next = waiting.shift()
    // Given up, the place would be free for one who comes before the next has woken up.
    if (next) next()
    else running -= 1
  }
  const leave = (tookMs: number) => {
    const restMs = rest(tookMs)
    // A place that rests is for one who waits.
    if (restMs === 0 || resting >= waiting.length) return handOver()
    resting += 1
    setTimeout(() => {
      resting -= 1
      handOver()
    }, restMs)
  }
  return async work => {
    if (running < atOnce) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new QueueFull()
    const began = performance.now()
    try {
      return await work()
    } finally {
      leave(performance.now() - began)
    }
  }
}
