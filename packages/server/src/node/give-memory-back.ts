import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { memoryRest } from '../values/memory-rest'

const EVERY_MS = 5000

/**
 * How far a heap may grow beyond what lives in it before all of it is collected, percent. Left to itself V8 lets one that
 * was collected at rest grow by ten megabytes at a time, so that a large answer costs a collection for each of these, and
 * whoever else asks waits for it.
 */
const GROWTH_PERCENT = 200

/** V8's own collector, which it shows only when it is asked to. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  const gc: (options: object) => void = runInNewContext('gc')
  return () => gc({ type: 'major', execution: 'async' })
}

/**
 * Gives what the heap no longer needs back to the machine while the server rests: V8 itself collects when something is
 * allocated, so after an import it would keep for hours what that took.
 */
export function giveMemoryBack(): void {
  let last = performance.eventLoopUtilization()
  const look = memoryRest({
    busy() {
      const { utilization } = performance.eventLoopUtilization(last)
      last = performance.eventLoopUtilization()
      return utilization
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    collect: collector(),
  })
  setInterval(look, EVERY_MS).unref()
}
