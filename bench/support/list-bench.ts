import { benchDatabase, type BenchDatabase } from './bench-database'
import { ask, askMany, type Load } from './crowd'
import { type Figure, median, percentile, ratioFigure } from './measure'
import { compareProcessorTime } from './processor-time'
import type { Statement } from './serve-bare'
import { type Serving, startServing } from './serving-process'
import { staffHeaders as headers, storeStaffSession } from './staff-session'

const BAR = 1.5
const WARM_UP = 50
const TURNS = 101

/** The load under which pages are compared: 16 at once. */
const CROWD: Load = { requests: 160, atOnce: 16, headers }
const CROWDS = 10

export interface Servers {
  ours: Serving
  bare: Serving
}

/** The app and a bare server on a fresh PostgreSQL that is filled, with a session of staff. */
export async function onFilledDatabase(
  name: string,
  fill: (database: BenchDatabase) => Promise<void>,
  measure: (servers: Servers) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = await benchDatabase(name)
  const serving: Serving[] = []
  try {
    await fill(database)
    await storeStaffSession(database.db)
    await database.pool.query('vacuum analyze')
    const ours = await startServing('serve-ours.ts', database.url)
    serving.push(ours)
    const bare = await startServing('serve-bare.ts', database.url)
    serving.push(bare)
    return await measure({ ours, bare })
  } finally {
    for (const one of serving) await one.stop()
    await database.close()
  }
}

/** A page of ours, and the rows of it that a bare server selects without asking for a session. */
export interface ComparedPage {
  address: string
  statements: Statement[]
}

/** Has the bare server select the rows of a page: its address there. */
async function onBare({ bare }: Servers, { address, statements }: ComparedPage): Promise<string> {
  await bare.ask('serve', { address, statements, rowMode: 'array' })
  return bare.url + address
}

/** What 95 of 100 callers wait at most while 16 ask at once: ours against the bare server, asked in turns. */
export async function compareCrowd(name: string, servers: Servers, page: ComparedPage): Promise<Figure> {
  const [bareUrl, ownUrl] = [await onBare(servers, page), servers.ours.url + page.address]
  const waited = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn <= CROWDS; turn++) {
    const floor = await askMany(bareUrl, CROWD)
    const own = await askMany(ownUrl, CROWD)
    // In the first turn both warm up.
    if (turn === 0) continue
    waited.bare.push(...floor)
    waited.ours.push(...own)
  }
  return ratioFigure(name, { ours: percentile(waited.ours, 95), floor: percentile(waited.bare, 95) }, BAR)
}

/** What a page costs the process that serves it, against the bare server's. */
export async function compareProcess(name: string, servers: Servers, page: ComparedPage): Promise<Figure> {
  await onBare(servers, page)
  return compareProcessorTime(name, {
    ours: { process: servers.ours, address: page.address },
    bare: { process: servers.bare, address: page.address },
    load: { ...CROWD, requests: 320 },
    bar: BAR,
  })
}

/** How long one caller waits, asked in turns: ours against a bare server that selects the same rows. */
export async function compareWait(
  name: string,
  servers: Servers,
  { bar, ...page }: ComparedPage & { bar: number },
): Promise<Figure> {
  const [bareUrl, ownUrl] = [await onBare(servers, page), servers.ours.url + page.address]
  const waited = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    const floor = await ask(bareUrl, headers)
    const own = await ask(ownUrl, headers)
    if (turn < WARM_UP) continue
    waited.bare.push(floor)
    waited.ours.push(own)
  }
  return ratioFigure(name, { ours: median(waited.ours), floor: median(waited.bare) }, bar)
}

async function medianOf(url: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 7; count++) times.push(await ask(url, headers))
  return median(times)
}

/** The slowest order, one request at a time: an order without its index would sort every row. */
export async function slowestSort(
  { ours }: Servers,
  { path, sorts, page, barMs }: { path: string; sorts: readonly string[]; page: number; barMs: number },
): Promise<Figure> {
  let slowest = { name: '', ms: 0 }
  for (const sortBy of sorts) {
    for (const sortOrder of ['asc', 'desc']) {
      const address = `${path}?sortBy=${sortBy}&sortOrder=${sortOrder}&page=${page}`
      const ms = await medianOf(ours.url + address)
      if (ms > slowest.ms) slowest = { name: `${sortBy} ${sortOrder}`, ms }
    }
  }
  return {
    name: `Slowest of ${sorts.length * 2} orders, page ${page.toLocaleString('en-US')}`,
    figure: `${slowest.ms.toFixed(1)} ms (${slowest.name})`,
    bar: `≤ ${barMs} ms`,
    pass: slowest.ms <= barMs,
  }
}
