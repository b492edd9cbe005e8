const LONGEST_MS = 20

/**
 * Answers a function to be awaited between two pieces of work that never wait for anything outside: once they have
 * held the event loop for 20 ms, it lets timers, sockets and requests have their turn. (Answers of the embedded
 * database come without a turn of the loop: a long row of queries would hold everybody up as one long query does.)
 */
export function turnsOfLoop(): () => Promise<void> | undefined {
  let heldSince: number | undefined
  return () => {
    if (heldSince === undefined) {
      heldSince = performance.now()
      setImmediate(() => {
        heldSince = undefined
      })
      return undefined
    }
    if (performance.now() - heldSince < LONGEST_MS) return undefined
    return new Promise(resolve => {
      setImmediate(resolve)
    })
  }
}
