import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launchChromium } from '../e2e/support/chromium'
import { DAY_MS } from '../packages/sdk/src/values'
import type { Db } from '../packages/server/src/db/db'
import { campaigns, truck_campaigns } from '../packages/server/src/db/tables/campaigns'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { sessions, users } from '../packages/server/src/db/tables/people'
import { sha256 } from '../packages/server/src/values/tokens'
import { benchDatabase, type BenchDatabase } from './support/bench-database'
import { memoryMb } from './support/memory'
import { type BuiltServer, startBuilt } from './support/built-server'
import { take } from './support/large-answers'
import { type Figure, median, percentile } from './support/measure'
import { addPaths } from './support/year-of-paths'

const TRUCKS = 100
const YEAR = 365
const AT_ONCE = 16
const PORT = 3932
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS
const [ALL_YEAR, LAST_MONTH] = [71, 72]

/** Of the client, who is at work, and of each of the staff who ask at once: one person's own would go out one by one. */
const TOKENS = Array.from({ length: AT_ONCE + 1 }, (_, at) => sha256(String(at)))
const [WORKER = '', ...OTHERS] = TOKENS

async function fill(db: Db): Promise<void> {
  const people = TOKENS.map((_, at) => ({
    name: `P${at}`,
    email: `p${at}@example.test`,
    privilege_id: at === 0 ? 4 : 2,
    password_hash: '-',
  }))
  await db.insert(users).values(people)
  const created_at = new Date()
  const expires_at = new Date(Date.now() + DAY_MS)
  await db
    .insert(sessions)
    .values(
      TOKENS.map((token, at) => ({ token_hash: sha256(token), user_id: at + 1, created_at, expires_at })),
    )
  for (const [campaign_id, days] of [
    [ALL_YEAR, YEAR],
    [LAST_MONTH, 30],
  ] as const) {
    const [start_date, end_date] = [new Date(TODAY - days * DAY_MS), new Date(TODAY + DAY_MS)]
    const dates = { start_date, end_date }
    await db.insert(campaigns).values({ campaign_id, name: `Of ${days} days`, user_id: 1, ...dates })
  }
  for (let truck_id = 1; truck_id <= TRUCKS; truck_id++) {
    const campaign_display_name = `Truck ${truck_id}`
    await db.insert(trucks).values({ truck_id, name: campaign_display_name })
    for (const campaign_id of [ALL_YEAR, LAST_MONTH]) {
      await db.insert(truck_campaigns).values({ campaign_id, truck_id, campaign_display_name })
    }
  }
}

const routesOf = (campaign: number, more = '') => `/api/campaign/${campaign}/truck/routes/0${more}`
const analyticsOf = (campaign: number, paths: 'all' | 'none') =>
  `/api/campaign/${campaign}/truck/analytics?paths=${paths}`

/** Milliseconds of each round but the first, which warms up. */
async function timesOf(server: BuiltServer, path: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push((await take(server.url + path, WORKER)).ms)
  return times.slice(1)
}

const typical = async (server: BuiltServer, path: string) => median(await timesOf(server, path, 25))

/**
 * Against a bar in milliseconds, the time of the quickest quarter of the rounds, beside the median: for minutes on end,
 * whoever shares the machine makes the same round take up to one and a half times as long.
 */
const within = (name: string, times: readonly number[], bar: number): Figure => {
  const [quarter, half] = [percentile(times, 25), median(times)]
  return {
    name,
    figure: `${quarter.toFixed(0)} ms (median ${half.toFixed(0)} ms)`,
    bar: `≤ ${bar} ms in the quickest quarter`,
    pass: quarter <= bar,
  }
}

/** The month's views as data behind them grows. */
async function flatWithAge(db: Db, server: BuiltServer): Promise<Figure[]> {
  const views = { routes: routesOf(LAST_MONTH), analytics: analyticsOf(LAST_MONTH, 'none') }
  const times: Record<keyof typeof views, number[]> = { routes: [], analytics: [] }
  for (const [from, to] of [
    [30, 0],
    [90, 30],
    [YEAR, 90],
  ] as const) {
    await addPaths(db, { trucks: TRUCKS, days: from - to, until: TODAY - to * DAY_MS })
    times.routes.push(await typical(server, views.routes))
    times.analytics.push(await typical(server, views.analytics))
  }
  return Object.entries(times).map(([name, [first = 0, ...later]]) => {
    const growth = Math.max(...later) / first
    return {
      name: `A month's ${name}, 100 trucks, with 1, 3 and 12 months of data`,
      figure: `${growth.toFixed(2)} × (${[first, ...later].map(time => time.toFixed(0)).join(', ')} ms)`,
      bar: '≤ 1.2 ×',
      pass: growth <= 1.2,
    }
  })
}

async function drawn({ db, pool }: BenchDatabase): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await setTimeout(1000)) {
    const { rows } = await pool.query('select count(ground)::int as found from day_lines')
    if (rows[0]?.found < TRUCKS * YEAR) continue
    // As the database does by itself within a minute.
    await db.execute('vacuum analyze')
    return
  }
  throw new Error('The days are not drawn after five minutes')
}

async function mapOfAll({ url }: BuiltServer): Promise<number[]> {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'session', value: WORKER, url }])
    const page = await context.newPage()
    page.setDefaultTimeout(100_000)
    const times: number[] = []
    for (let round = 0; round < 8; round++) {
      // The app is there already and at rest, as for somebody who then chooses All.
      await page.goto(`${url}/dashboard/map?campaign=${LAST_MONTH}&period=1D`)
      await page.locator('canvas').waitFor()
      await page.getByText('Drawing Routes...').waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      const began = performance.now()
      await page.evaluate(address => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/dashboard/map?campaign=${ALL_YEAR}&period=ALL&round=${round}`)
      await page.getByText('Each day is one line').waitFor()
      await page.getByText('Drawing Routes...').waitFor({ state: 'detached' })
      times.push(performance.now() - began)
      await page.reload()
    }
    return times
  } finally {
    await browser.close()
  }
}

/** How long somebody at work waits for each call, until `over` says so, and the most memory of the server meanwhile. */
async function work({ url, pid }: BuiltServer, over: () => boolean) {
  const times: number[] = []
  let memory = 0
  while (!over()) {
    for (const path of ['/api/user/1/campaign', `/api/campaign/${LAST_MONTH}/bounding_box`]) {
      times.push((await take(url + path, WORKER)).ms)
      memory = Math.max(memory, memoryMb(pid))
      await setTimeout(10)
    }
  }
  return { times, memory }
}

async function meanwhile(server: BuiltServer) {
  let isOver = false
  const flood = Promise.all(
    OTHERS.map(token => take(server.url + routesOf(ALL_YEAR, '?lines=ground'), token)),
  ).finally(() => (isOver = true))
  const [worked] = await Promise.all([work(server, () => isOver), flood])
  return worked
}

/** In turns, so that quiet and busy are of the same minutes. */
async function manyAtOnce(server: BuiltServer): Promise<Figure[]> {
  const quiet: number[] = []
  const busy: number[] = []
  let memory = 0
  for (let round = 0; round < 4; round++) {
    const end = Date.now() + 4000
    quiet.push(...(await work(server, () => Date.now() > end)).times)
    const flooded = await meanwhile(server)
    busy.push(...flooded.times)
    memory = Math.max(memory, flooded.memory)
  }
  const [quietP95, busyP95] = [percentile(quiet, 95), percentile(busy, 95)]
  return [
    {
      name: `All for ${TRUCKS} trucks × a year, ${AT_ONCE} at once: memory of the server`,
      figure: `${memory.toFixed(0)} MB`,
      bar: '≤ 400 MB',
      pass: memory <= 400,
    },
    {
      name: 'Other calls meanwhile, 95 of 100, against quiet',
      figure: `${(busyP95 / quietP95).toFixed(2)} × (${busyP95.toFixed(1)} ms against ${quietP95.toFixed(1)} ms)`,
      bar: '≤ 2 ×',
      pass: busyP95 <= 2 * quietP95,
    },
  ]
}

async function yearFigures(server: BuiltServer): Promise<Figure[]> {
  const withPaths = await timesOf(server, analyticsOf(ALL_YEAR, 'all'), 25)
  const all = await take(server.url + routesOf(ALL_YEAR, '?lines=ground'), WORKER)
  const megabytes = all.bytes / 1_000_000
  const shown = await mapOfAll(server)
  return [
    within('Analytics with all paths of a year, 100 trucks', withPaths, 600),
    {
      name: 'All for 100 trucks × a year, on the wire',
      figure: `${megabytes.toFixed(1)} MB in ${all.ms.toFixed(0)} ms`,
      bar: '≤ 12 MB',
      pass: megabytes <= 12,
    },
    within('All for 100 trucks × a year, from the choice to the painted map in Chromium', shown, 3000),
  ]
}

/** The views of an advertiser with many trucks and much past, on PostgreSQL and the server as it is shipped. */
export async function run(): Promise<Figure[]> {
  const database = await benchDatabase('haulboard_bench_scale_views')
  const folder = mkdtempSync(join(tmpdir(), 'scale-views-'))
  const started = () => startBuilt(folder, { port: PORT, databaseUrl: database.url })
  try {
    await fill(database.db)
    const young = await started()
    const flat = await flatWithAge(database.db, young).finally(() => young.stop())
    // Days are drawn at the start and once a day.
    const server = await started()
    try {
      await drawn(database)
      return [...flat, ...(await yearFigures(server)), ...(await manyAtOnce(server))]
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
