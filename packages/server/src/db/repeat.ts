import type { LogEntry } from '../http/app-context'
import { faultText } from '../values/fault-text'

const LONGEST_PAUSE_MS = 60_000

/**
 * How long to wait after so many failures in a row: doubling up to `longestMs`, and up to a half less, so that servers
 * that failed together don't come back together. `random` is from 0 to 1.
 */
export const pauseAfter = (
  failures: number,
  pauseMs: number,
  random: number,
  longestMs = LONGEST_PAUSE_MS,
): number =>
  failures === 0 ? pauseMs : Math.min(longestMs, pauseMs * 2 ** Math.min(failures, 20)) * (1 - random / 2)

interface Repeated {
  /** What fails, in the log. */
  name: string
  pauseMs: number
  log(entry: LogEntry): void
}

export interface Repeating {
  /** Ends the pause: there is work. */
  wake(): void
  /** The work at hand is finished. */
  stop(): Promise<void>
}

/**
 * Does a piece of work over and over, at once again where something was done (more than 0), else after a pause; what
 * fails waits longer each time.
 */
export function repeat(work: () => Promise<number>, { name, pauseMs, log }: Repeated): Repeating {
  let stopped = false
  let failures = 0
  let woken = false
  let wake = () => {}

  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      let done = 0
      try {
        done = await work()
        failures = 0
      } catch (error) {
        failures += 1
        log({ level: 'warn', message: `${name} failed`, failures, fault: faultText(error) })
      }
      // What came while it worked may have come too late for it.
      if (!stopped && done === 0 && !(woken && failures === 0)) {
        await pause(pauseAfter(failures, pauseMs, Math.random()))
      }
    }
  }

  const running = run()
  return {
    wake() {
      woken = true
      if (failures === 0) wake()
    },
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
