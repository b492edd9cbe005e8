import type { SearchIndexName, SearchRecord } from '@product/sdk/nouns/search'
import type { Db } from '../../db/db'
import { storeChange } from './search-index-store'
import { lockIndex, isQueueEmpty, recordsTouched, takeChanges } from './search-queue-store'
import type { SearchSource } from './search-source'

/** Changes taken off the queue at once, and records rebuilt in one statement. */
const BATCH = 1000

export interface DrainOptions {
  /** Whether an outside service must hear of the changes. */
  push?: boolean
  /** At most as many changes. */
  most?: number
  /** Wait where another drains, or leave it to that one. */
  mayWait?: boolean
}

async function readRecords(
  tx: Db,
  sources: readonly SearchSource[],
  index: SearchIndexName,
  ids: readonly number[],
): Promise<Map<number, SearchRecord>> {
  const source = sources.find(one => one.index === index)
  const records = await source?.read(tx, ids)
  // A record type names its fields; here they are read by name.
  return (records ?? new Map()) as Map<number, SearchRecord>
}

/**
 * Brings the search indexes up to date with the oldest changes in the queue, in one transaction: a change is off the
 * queue when the index has it, or still on it. Returns how many changes were taken; 0: none is left, or another
 * drains.
 */
export async function drainSearchQueue(
  db: Db,
  sources: readonly SearchSource[],
  { push = false, most = BATCH, mayWait = true }: DrainOptions = {},
): Promise<number> {
  if (await isQueueEmpty(db)) return 0
  return db.transaction(async tx => {
    if (!(await lockIndex(tx, mayWait))) return 0
    const changes = await takeChanges(tx, most)
    for (const [index, touched] of await recordsTouched(tx, sources, changes)) {
      for (let from = 0; from < touched.length; from += BATCH) {
        const ids = touched.slice(from, from + BATCH)
        await storeChange(tx, { index, ids, records: await readRecords(tx, sources, index, ids), push })
      }
    }
    return changes.length
  })
}

/** Until nothing is left: after the demo was seeded, say, so that the first search finds it. */
export async function fillSearchIndex(db: Db, sources: readonly SearchSource[]): Promise<void> {
  while ((await drainSearchQueue(db, sources)) > 0);
}
