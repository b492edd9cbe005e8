/**
 * Two servers on the database `DATABASE_URL`, for the list benchmark: the app, and a bare one that answers an address
 * with the rows of the very SQL that the app sent for it, less the session. A process of its own, so that neither
 * shares its thread with those who ask. Prints both addresses as one line of JSON.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { memoryRateLimiter } from '../../packages/server/src/http/rate-limiter'
import { listen } from '../../packages/server/src/node/listen'
import { benchApp } from './bench-app'

interface Statement {
  text: string
  values: unknown[]
}

const url = process.env.DATABASE_URL
if (url === undefined) throw new Error('DATABASE_URL is missing')

let record: Statement[] | undefined
const send = pg.Client.prototype.query
// Every overload is handed on as it came; only its first two arguments are looked at.
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [config, values] = given
  if (record && typeof config === 'object' && config !== null && 'text' in config) {
    record.push({ text: String(config.text), values: Array.isArray(values) ? values : [] })
  }
  return Reflect.apply(send, this, given)
} as typeof send

const { db } = await openDatabase({ databaseUrl: url, dataDir: '' })
const app = benchApp(db, { rateLimiter: memoryRateLimiter({ perSecond: 1_000_000, burst: 1_000_000 }) })
const ours = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })

const statements = new Map<string, Statement[]>()

/** What the app asks of the database for an address. */
async function statementsOf(address: string, authorization: string): Promise<Statement[]> {
  const known = statements.get(address)
  if (known) return known
  record = []
  const response = await fetch(ours.url + address, { headers: { authorization } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  const sent = record.filter(({ text }) => !text.includes('"sessions"'))
  record = undefined
  statements.set(address, sent)
  return sent
}

const pool = new pg.Pool({ connectionString: url, max: 16 })
const bare = createServer(async (request, response) => {
  const asked = await statementsOf(request.url ?? '', request.headers.authorization ?? '')
  const rows: unknown[] = []
  for (const statement of asked) rows.push(...(await pool.query({ ...statement, rowMode: 'array' })).rows)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(rows))
})
await new Promise<void>(resolve => bare.listen(0, '127.0.0.1', resolve))
// A server on a TCP port has an address of this shape.
const { port } = bare.address() as AddressInfo
console.log(JSON.stringify({ ours: ours.url, bare: `http://127.0.0.1:${port}` }))
