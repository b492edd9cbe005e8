import { setFlagsFromString } from 'node:v8'
import type { HeapRoom } from '../http/app-context'

/** How far the heap may grow beyond what lives in it before all of it is collected, percent. */
const GROWTH_PERCENT = 200
/** V8's own rule. */
const BY_ITSELF = 0

const setGrowth = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`)

/**
 * Lets the heap grow while some work goes on. By itself V8 lets one that was collected at rest grow by ten megabytes at a
 * time: each of them in a large answer costs a collection, and whoever else asks waits for it.
 */
export function heapRoom(grow = setGrowth): HeapRoom {
  let inside = 0
  return async work => {
    inside += 1
    if (inside === 1) grow(GROWTH_PERCENT)
    try {
      return await work()
    } finally {
      inside -= 1
      if (inside === 0) grow(BY_ITSELF)
    }
  }
}
