import type { PluggedParts } from '../../http/server-feature'
import { sweepFiles } from '../../nouns/files/sweep-files'

const HOUR_MS = 3_600_000

/** Sweeps at the start and every hour. What fails is noted, and tried again the next time. */
export function startSweeping({ db, files, clock, log }: PluggedParts): () => Promise<void> {
  const sweep = () =>
    sweepFiles(db, files, clock.now()).catch((error: unknown) => {
      log({
        level: 'warn',
        message: 'files could not be swept',
        fault: error instanceof Error ? error.name : 'unknown',
      })
    })
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, HOUR_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
