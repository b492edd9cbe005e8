import { HOUR_MS } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { keepPartitions } from '../../nouns/driving/fix-partitions'

/** At the start and every hour, so that each day to come has its partition long before its first fix. */
export function startKeepingPartitions({ db, clock, log }: PluggedParts): () => Promise<void> {
  const keep = async () => {
    await keepPartitions(db, clock.now().getTime())
    return 0
  }
  const work = repeat(keep, { name: 'making partitions', pauseMs: HOUR_MS, log })
  return () => work.stop()
}
