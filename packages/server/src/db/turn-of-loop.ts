const LONGEST_MS = 20

/** Calls back when all that has arrived is read. A browser's page has no `setImmediate`. */
export function inNextTurn(work: () => void): void {
  if (typeof setImmediate === 'function') setImmediate(work)
  else setTimeout(work)
}

/**
 * Answers a function to be awaited between two pieces of work that never wait for anything outside: once they have
 * held the event loop for 20 ms, it lets timers and events have their turn. (Answers of a database in this thread come
 * without a turn of the loop: a long row of queries would hold up a page, or a test, as one long query does.)
 */
export function turnsOfLoop(): () => Promise<void> | undefined {
  let heldSince: number | undefined
  return () => {
    if (heldSince === undefined) {
      heldSince = performance.now()
      inNextTurn(() => {
        heldSince = undefined
      })
      return undefined
    }
    if (performance.now() - heldSince < LONGEST_MS) return undefined
    return new Promise(inNextTurn)
  }
}
