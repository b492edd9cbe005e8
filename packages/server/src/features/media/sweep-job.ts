import { HOUR_MS } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { sweepFiles } from '../../nouns/files/sweep-files'

/** Sweeps at the start and every hour. */
export function startSweeping({ db, files, clock, log }: PluggedParts): () => Promise<void> {
  const sweep = async () => {
    await sweepFiles(db, files, clock.now())
    return 0
  }
  const work = repeat(sweep, { name: 'sweeping files', pauseMs: HOUR_MS, log })
  return () => work.stop()
}
