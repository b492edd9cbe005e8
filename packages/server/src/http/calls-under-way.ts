export interface CallsUnderWay {
  /** Does the work of a call, which counts as under way meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Resolves once none is under way, and after `most` milliseconds in any case. */
  none(most: number): Promise<void>
}

/** The short calls that are being answered, so that long work can give way to them. */
export function callsUnderWay(): CallsUnderWay {
  let count = 0
  const waiting = new Set<() => void>()
  return {
    async during(work) {
      count += 1
      try {
        return await work()
      } finally {
        count -= 1
        if (count === 0) for (const go of waiting) go()
      }
    },
    none(most) {
      if (count === 0) return Promise.resolve()
      return new Promise(resolve => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, most)
        waiting.add(go)
      })
    },
  }
}
