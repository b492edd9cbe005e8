/** So many wait already that nobody else should. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * A queue that lets so many pieces of work run at once and the others wait their turn; throws QueueFull where
 * `mostWaiting` do.
 */
export function inTurn(
  mostAtOnce: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running < mostAtOnce) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new QueueFull()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed over: given up, it would be free for one who comes before the next has woken up.
      if (next) next()
      else running -= 1
    }
  }
}
