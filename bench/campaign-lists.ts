import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { CAMPAIGN_SORTS } from '../packages/sdk/src/nouns/campaigns/campaign-sorts'
import { sessions, users } from '../packages/server/src/db/tables/people'
import { sha256 } from '../packages/server/src/values/tokens'
import { benchDatabase, type BenchDatabase } from './support/bench-database'
import { storeManyCampaigns } from './support/many-campaigns'
import { type Figure, median } from './support/measure'

const TOKEN = 'b'.repeat(64)
const AT_ONCE = 16
const REQUESTS = 320
const ROUNDS = 3
const BAR = 1.5

/** Milliseconds until the whole answer is there. */
function ask(url: string, agent?: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { ...(agent && { agent }), headers: { authorization: `Bearer ${TOKEN}` } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}

/** Milliseconds within which 95 of 100 answers come, with 16 callers who each ask again as soon as they are answered. */
async function p95(url: string): Promise<number> {
  const times: number[] = []
  // Connections of its own: a server hangs up on those that rest while the other one is asked.
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = REQUESTS
  const caller = async () => {
    while (left-- > 0) times.push(await ask(url, agent))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

interface Servers {
  ours: string
  bare: string
  stop(): Promise<unknown>
}

async function startServers(databaseUrl: string): Promise<Servers> {
  const script = fileURLToPath(new URL('support/list-servers.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The servers did not start'))),
  ])
  const stop = () => {
    const ended = once(child, 'exit')
    child.kill()
    return ended
  }
  // The script prints these two and nothing else.
  return { ...(JSON.parse(String(line)) as { ours: string; bare: string }), stop }
}

/** Our p95 over the bare server's, in turns; the best of the rounds for each, since other work only ever slows. */
async function compare(name: string, { ours, bare }: Servers, address: string): Promise<Figure> {
  const best = { ours: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
  await ask(bare + address)
  await p95(ours + address)
  await p95(bare + address)
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.min(best.bare, await p95(bare + address))
    best.ours = Math.min(best.ours, await p95(ours + address))
  }
  const ratio = best.ours / best.bare
  return {
    name,
    figure: `${ratio.toFixed(2)} × (${best.ours.toFixed(1)} ms against ${best.bare.toFixed(1)} ms)`,
    bar: `≤ ${BAR} ×`,
    pass: ratio <= BAR,
  }
}

async function fill({ db, pool }: BenchDatabase): Promise<void> {
  await storeManyCampaigns(pool)
  const [staff] = await db
    .insert(users)
    .values({ name: 'Staff', email: 'staff@example.test', privilege_id: 1, password_hash: '-' })
    .returning()
  await db.insert(sessions).values({
    token_hash: sha256(TOKEN),
    user_id: staff?.user_id ?? 0,
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  })
  await pool.query('vacuum analyze')
}

async function medianOf(url: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 7; count++) times.push(await ask(url))
  return median(times)
}

/** The slowest order, one request at a time: an order without its index would sort all 96,000 rows. */
async function slowestSort({ ours }: Servers, page: number, barMs: number): Promise<Figure> {
  let slowest = { name: '', ms: 0 }
  for (const sortBy of CAMPAIGN_SORTS) {
    for (const sortOrder of ['asc', 'desc']) {
      const address = `/api/expired-campaigns?sortBy=${sortBy}&sortOrder=${sortOrder}&page=${page}`
      const ms = await medianOf(ours + address)
      if (ms > slowest.ms) slowest = { name: `${sortBy} ${sortOrder}`, ms }
    }
  }
  return {
    name: `Slowest of ${CAMPAIGN_SORTS.length * 2} orders, page ${page.toLocaleString('en-US')}`,
    figure: `${slowest.ms.toFixed(1)} ms (${slowest.name})`,
    bar: `≤ ${barMs} ms`,
    pass: slowest.ms <= barMs,
  }
}

/** Campaign lists over 100,000 campaigns on PostgreSQL against a bare server that sends the same SQL. */
export async function run(): Promise<Figure[]> {
  const database = await benchDatabase('haulboard_bench_lists')
  let servers: Servers | undefined
  try {
    await fill(database)
    servers = await startServers(database.url)
    return [
      await compare('Expired campaigns of 100,000, first page', servers, '/api/expired-campaigns'),
      await compare('page 9,000', servers, '/api/expired-campaigns?page=9000'),
      await compare('contains-search for “harbor 77”', servers, '/api/expired-campaigns?search=harbor+77'),
      await compare('contains-search for “tour”', servers, '/api/expired-campaigns?search=tour'),
      await compare('Active campaigns, first page', servers, '/api/active-campaigns'),
      await slowestSort(servers, 0, 60),
      await slowestSort(servers, 9000, 100),
    ]
  } finally {
    await servers?.stop()
    await database.close()
  }
}
