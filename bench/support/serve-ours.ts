/** The app on the database `DATABASE_URL`, as it is served; it can tell what it asks of the database. */
import pg from 'pg'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { memoryRateLimiter } from '../../packages/server/src/http/rate-limiter'
import { listen } from '../../packages/server/src/node/listen'
import { benchApp } from './bench-app'
import type { Statement } from './serve-bare'
import { answerParent } from './serving-process'

let record: Statement[] | undefined

function watchStatements(): () => void {
  const send = pg.Client.prototype.query
  // Every overload is handed on as it came; only its first two arguments are looked at.
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [config, values] = given
    if (record && typeof config === 'object' && config !== null && 'text' in config) {
      record.push({ text: String(config.text), values: Array.isArray(values) ? values : [] })
    }
    return Reflect.apply(send, this, given)
  } as typeof send
  return () => {
    pg.Client.prototype.query = send
  }
}

const { db } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
const app = benchApp(db, { rateLimiter: memoryRateLimiter({ perSecond: 1_000_000, burst: 1_000_000 }) })
const ours = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })

answerParent(ours.url, {
  async statements({ address, headers }) {
    const sent: Statement[] = []
    record = sent
    const unwatch = watchStatements()
    const response = await fetch(ours.url + address, { headers })
    unwatch()
    record = undefined
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    return sent.filter(({ text }) => !text.includes('"sessions"'))
  },
})
