import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { memoryRest } from '../values/memory-rest'

const EVERY_MS = 5000

/** V8's own collector, which it shows only when it is asked to. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
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
