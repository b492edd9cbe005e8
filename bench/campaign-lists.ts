import { CAMPAIGN_SORTS } from '../packages/sdk/src/nouns/campaigns/campaign-sorts'
import { sessions, users } from '../packages/server/src/db/tables/people'
import { sha256 } from '../packages/server/src/values/tokens'
import { bareCampaignPage, type BarePage } from './support/bare-campaign-page'
import { benchDatabase, type BenchDatabase } from './support/bench-database'
import { storeManyCampaigns } from './support/many-campaigns'
import { type Figure, median } from './support/measure'
import { ask, compareProcessorTime, type Load } from './support/processor-time'
import { type Serving, startServing } from './support/serving-process'

const TOKEN = 'b'.repeat(64)
const BAR = 1.5

const headers = { authorization: `Bearer ${TOKEN}` }
/** Calls of one turn: fewer where the database takes long. */
const MANY = 320
const FEW = 48

interface Servers {
  ours: Serving
  bare: Serving
}

/** Against a bare server that selects the same rows and asks for no session. */
async function compare(
  name: string,
  { ours, bare }: Servers,
  page: BarePage,
  requests = FEW,
): Promise<Figure> {
  const load: Load = { requests, atOnce: 16, headers }
  const { list, page: number = 0, search = '' } = page
  const address = `/api/${list}-campaigns?${new URLSearchParams({ page: String(number), search })}`
  await bare.ask('serve', { address, statements: [bareCampaignPage(page)], rowMode: 'array' })
  return compareProcessorTime(name, {
    ours: { process: ours, address },
    bare: { process: bare, address },
    load,
    bar: BAR,
  })
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
  for (let count = 0; count < 7; count++) times.push(await ask(url, headers))
  return median(times)
}

/** The slowest order, one request at a time: an order without its index would sort all 96,000 rows. */
async function slowestSort({ ours }: Servers, page: number, barMs: number): Promise<Figure> {
  let slowest = { name: '', ms: 0 }
  for (const sortBy of CAMPAIGN_SORTS) {
    for (const sortOrder of ['asc', 'desc']) {
      const address = `/api/expired-campaigns?sortBy=${sortBy}&sortOrder=${sortOrder}&page=${page}`
      const ms = await medianOf(ours.url + address)
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

/** Campaign lists over 100,000 campaigns on PostgreSQL: processor time against a bare server's. */
export async function run(): Promise<Figure[]> {
  const database = await benchDatabase('haulboard_bench_lists')
  const serving: Serving[] = []
  try {
    await fill(database)
    const ours = await startServing('serve-ours.ts', database.url)
    serving.push(ours)
    const bare = await startServing('serve-bare.ts', database.url)
    serving.push(bare)
    const servers = { ours, bare }
    return [
      await compare('Active campaigns of 100,000, first page', servers, { list: 'active' }, MANY),
      await compare('Expired campaigns, first page', servers, { list: 'expired' }),
      await compare('page 9,000', servers, { list: 'expired', page: 9000 }),
      await compare('contains-search for “harbor 77”', servers, { list: 'expired', search: 'harbor 77' }),
      await compare('contains-search for “tour”', servers, { list: 'expired', search: 'tour' }),
      await slowestSort(servers, 0, 60),
      await slowestSort(servers, 9000, 100),
    ]
  } finally {
    for (const one of serving) await one.stop()
    await database.close()
  }
}
