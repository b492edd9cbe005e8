import { DrizzleQueryError } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { LogEntry } from '../../http/app-context'
import type { OutsideSearch } from '../../outside/search-index'
import { drainSearchQueue } from '../../nouns/search/drain-search-queue'
import type { SearchSource } from '../../nouns/search/search-source'
import { pushSearch } from './push-search'
import { markDue } from '../../nouns/search/search-push-store'

const PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000

export interface SearchWorkerOptions {
  db: Db
  sources: readonly SearchSource[]
  outside?: OutsideSearch
  log: (entry: LogEntry) => void
  pauseMs?: number
}

/**
 * How long to wait after so many failures in a row: doubling, a minute at most, and up to a half less, so that
 * servers that failed together don't come back together. `random` is from 0 to 1.
 */
export const pauseAfter = (failures: number, pauseMs: number, random: number): number =>
  failures === 0
    ? pauseMs
    : Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** Math.min(failures, 20)) * (1 - random / 2)

/** What went wrong, in a log line. A query's text and values stay out of it: they hold names and numbers. */
function faultText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (!(error instanceof DrizzleQueryError)) return `${error.name}: ${error.message.slice(0, 200)}`
  const { code }: Error & { code?: unknown } = error.cause ?? error
  return `${error.name}: ${typeof code === 'string' ? code : 'no code'}`
}

/** A piece of work that is done over and over; what is done fails apart from all else, and waits longer each time. */
function repeat(work: () => Promise<number>, name: string, { log, pauseMs = PAUSE_MS }: SearchWorkerOptions) {
  let stopped = false
  let failures = 0
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
      let done = 0
      try {
        done = await work()
        failures = 0
      } catch (error) {
        failures += 1
        log({ level: 'warn', message: `${name} failed`, failures, fault: faultText(error) })
      }
      if (!stopped && done === 0) await pause(pauseAfter(failures, pauseMs, Math.random()))
    }
  }

  const running = run()
  return async () => {
    stopped = true
    wake()
    await running
  }
}

/**
 * Keeps the search indexes in step with the tables, and the outside service with the indexes. Returns what ends it:
 * the batch at work is finished, the rest waits in the database for the next start.
 */
export function startSearchWorker(options: SearchWorkerOptions): () => Promise<void> {
  const { db, sources, outside } = options
  const drain = () => drainSearchQueue(db, sources, { push: outside !== undefined })
  const stops = [repeat(drain, 'search index', options)]
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
    stops.push(repeat(push, 'outside search', options))
  }
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}
