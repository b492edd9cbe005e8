import type { Db } from '../../db/db'
import { repeat } from '../../db/repeat'
import type { LogEntry } from '../../http/app-context'
import type { OutsideSearch } from '../../outside/search-index'
import { drainSearchQueue } from '../../nouns/search/drain-search-queue'
import type { SearchSource } from '../../nouns/search/search-source'
import { pushSearch } from './push-search'
import { markDue } from '../../nouns/search/search-push-store'

const PAUSE_MS = 500

export interface SearchWorkerOptions {
  db: Db
  sources: readonly SearchSource[]
  outside?: OutsideSearch
  log: (entry: LogEntry) => void
  pauseMs?: number
}

/**
 * Keeps the search indexes in step with the tables, and the outside service with the indexes. Returns what ends it:
 * the batch at work is finished, the rest waits in the database for the next start.
 */
export function startSearchWorker(options: SearchWorkerOptions): () => Promise<void> {
  const { db, sources, outside, log, pauseMs = PAUSE_MS } = options
  const drain = () => drainSearchQueue(db, sources, { push: outside !== undefined })
  const works = [repeat(drain, { name: 'search index', pauseMs, log })]
  if (outside) {
    let prepared = false
    const push = async () => {
      if (!prepared) {
        await markDue(db, outside.account)
        await outside.prepare()
        prepared = true
      }
      return pushSearch(db, outside)
    }
    works.push(repeat(push, { name: 'outside search', pauseMs, log }))
  }
  return async () => {
    await Promise.all(works.map(work => work.stop()))
  }
}
