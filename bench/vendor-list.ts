import { VENDOR_SORTS } from '../packages/sdk/src/nouns/fleet/vendor-sorts'
import { type BarePage, bareVendorPage } from './support/bare-vendor-page'
import { benchDatabase } from './support/bench-database'
import { storeManyVendors } from './support/many-vendors'
import { type Figure, median } from './support/measure'
import { ask, compareProcessorTime } from './support/processor-time'
import { type Serving, startServing } from './support/serving-process'
import { staffHeaders as headers, storeStaffSession } from './support/staff-session'

const BAR = 1.5

interface Servers {
  ours: Serving
  bare: Serving
}

/** Against a bare server that selects the same rows and asks for no session. */
async function compare(name: string, { ours, bare }: Servers, page: BarePage): Promise<Figure> {
  const { page: number = 0, search = '' } = page
  const address = `/api/vendor?${new URLSearchParams({ page: String(number), search })}`
  await bare.ask('serve', { address, statements: bareVendorPage(page), rowMode: 'array' })
  return compareProcessorTime(name, {
    ours: { process: ours, address },
    bare: { process: bare, address },
    load: { requests: 96, atOnce: 16, headers },
    bar: BAR,
  })
}

async function medianOf(url: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 7; count++) times.push(await ask(url, headers))
  return median(times)
}

/** The slowest order, one request at a time: an order without its index would sort all 100,000 rows. */
async function slowestSort({ ours }: Servers, page: number, barMs: number): Promise<Figure> {
  let slowest = { name: '', ms: 0 }
  for (const sortBy of VENDOR_SORTS) {
    for (const sortOrder of ['asc', 'desc']) {
      const address = `/api/vendor?sortBy=${sortBy}&sortOrder=${sortOrder}&page=${page}`
      const ms = await medianOf(ours.url + address)
      if (ms > slowest.ms) slowest = { name: `${sortBy} ${sortOrder}`, ms }
    }
  }
  return {
    name: `Slowest of ${VENDOR_SORTS.length * 2} orders, page ${page.toLocaleString('en-US')}`,
    figure: `${slowest.ms.toFixed(1)} ms (${slowest.name})`,
    bar: `≤ ${barMs} ms`,
    pass: slowest.ms <= barMs,
  }
}

/** The list of vendors over 100,000 of them on PostgreSQL: processor time against a bare server's. */
export async function run(): Promise<Figure[]> {
  const database = await benchDatabase('haulboard_bench_vendors')
  const serving: Serving[] = []
  try {
    await storeManyVendors(database.pool)
    await storeStaffSession(database)
    await database.pool.query('vacuum analyze')
    const ours = await startServing('serve-ours.ts', database.url)
    serving.push(ours)
    const bare = await startServing('serve-bare.ts', database.url)
    serving.push(bare)
    const servers = { ours, bare }
    return [
      await compare('Vendors of 100,000, first page', servers, {}),
      await compare('page 9,000', servers, { page: 9000 }),
      await compare('contains-search for “garcia haul”', servers, { search: 'garcia haul' }),
      await slowestSort(servers, 0, 60),
      await slowestSort(servers, 9000, 100),
    ]
  } finally {
    for (const one of serving) await one.stop()
    await database.close()
  }
}
