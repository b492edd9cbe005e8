import { encodePolyline } from '../packages/sdk/src/values/polyline'
import { campaigns, truck_campaigns } from '../packages/server/src/db/tables/campaigns'
import { paths, vehicle_days } from '../packages/server/src/db/tables/driving'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { sessions, users } from '../packages/server/src/db/tables/people'
import { sha256 } from '../packages/server/src/values/tokens'
import { type BenchDatabase, benchDatabase } from './support/bench-database'
import type { Figure } from './support/measure'
import { ask, type Load } from './support/crowd'
import { compareProcessorTime } from './support/processor-time'
import { type Serving, startServing } from './support/serving-process'

const TRUCKS = 200
const ROUTE_DAYS = 30
const POINTS = 200
const YEAR_DAYS = 365
const START = Date.UTC(2026, 0, 1, 15)
const DAY = 86_400_000
const TOKEN = 'a'.repeat(64)

function line(seed: number): string {
  const flat: number[] = []
  for (let point = 0; point < POINTS; point++) {
    flat.push(-118.4 + point * 0.0011 + Math.sin(seed + point / 9) * 0.004)
    flat.push(34 + Math.cos(seed * 1.7 + point / 11) * 0.05)
  }
  return encodePolyline(flat)
}

async function fill({ db }: BenchDatabase): Promise<void> {
  await db.insert(users).values({ name: 'C', email: 'c@example.test', privilege_id: 4, password_hash: '-' })
  await db.insert(sessions).values({
    token_hash: sha256(TOKEN),
    user_id: 1,
    created_at: new Date(),
    expires_at: new Date(Date.now() + DAY),
  })
  await db.insert(campaigns).values({
    campaign_id: 71,
    name: 'Bench',
    user_id: 1,
    start_date: new Date(START - DAY),
    end_date: new Date(START + (YEAR_DAYS + 1) * DAY),
  })
  for (let truck = 1; truck <= TRUCKS; truck++) {
    await db.insert(trucks).values({ truck_id: truck, name: `Truck ${truck}` })
    await db
      .insert(truck_campaigns)
      .values({ campaign_id: 71, truck_id: truck, campaign_display_name: `Truck ${truck}` })
    const vehicle = { vehicle_kind: 'truck', vehicle_id: truck }
    const dayOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10)
    await db.insert(paths).values(
      Array.from({ length: ROUTE_DAYS }, (_, day) => ({
        ...vehicle,
        utc_day: dayOf(day),
        started_at: new Date(START + day * DAY),
        ended_at: new Date(START + day * DAY + 3_600_000),
        distance_miles: 42.195,
        polyline: line(truck + day),
        rule_version: 1,
      })),
    )
    await db.insert(vehicle_days).values(
      Array.from({ length: YEAR_DAYS }, (_, day) => ({
        ...vehicle,
        utc_day: dayOf(day),
        counted_miles: 42.195 + day,
        estimated_miles: 42.195,
        driven: 1,
        resting: 0,
        given_impressions: 0,
        paths: 1,
        capped: 0,
      })),
    )
  }
  await db.execute('analyze')
}

/** The same rows for the floor. */
const BARE = {
  '/routes': `select p.vehicle_id, p.started_at, p.ended_at, p.distance_miles, p.polyline from paths p
    join truck_campaigns t on t.truck_id = p.vehicle_id and t.campaign_id = 71
    where p.vehicle_kind = 'truck' order by p.vehicle_id, p.started_at`,
  '/days': `select d.vehicle_id, d.utc_day::text, d.counted_miles, d.estimated_miles, d.driven, d.resting from vehicle_days d
    join truck_campaigns t on t.truck_id = d.vehicle_id and t.campaign_id = 71
    where d.vehicle_kind = 'truck' order by d.vehicle_id, d.utc_day`,
}
const ROUTES = '/api/campaign/71/truck/routes/0'
const ANALYTICS = '/api/campaign/71/truck/analytics?paths=none'

const headers = { 'accept-encoding': 'gzip', authorization: `Bearer ${TOKEN}` }
const load: Load = { requests: 6, atOnce: 2, headers }

/** Memory after 100 requests and after 1,000: what grows between them would go on growing. */
async function memoryFigure(ours: Serving): Promise<Figure> {
  for (let count = 0; count < 100; count++) await ask(ours.url + ROUTES, headers)
  const before = await ours.ask('memoryMb', null)
  for (let count = 0; count < 900; count++) await ask(ours.url + ROUTES, headers)
  const growth = (await ours.ask('memoryMb', null)) / before
  return {
    name: 'Routes answer: memory after 1,000 requests against after 100',
    figure: `${growth.toFixed(2)} × (from ${before.toFixed(0)} MB)`,
    bar: '≤ 1.15 ×',
    pass: growth <= 1.15,
  }
}

/** The two large answers against a bare server on the same PostgreSQL, over HTTP with gzip: processor time. */
export async function run(): Promise<Figure[]> {
  const database = await benchDatabase('haulboard_bench_answers')
  const serving: Serving[] = []
  try {
    await fill(database)
    const ours = await startServing('serve-ours.ts', database.url)
    serving.push(ours)
    const bare = await startServing('serve-bare.ts', database.url)
    serving.push(bare)
    for (const [address, text] of Object.entries(BARE)) {
      await bare.ask('serve', { address, statements: [{ text, values: [] }] })
    }
    const compare = (name: string, mine: string, floor: keyof typeof BARE, bar: number) =>
      compareProcessorTime(name, {
        ours: { process: ours, address: mine },
        bare: { process: bare, address: floor },
        load,
        bar,
      })
    return [
      await compare('Routes answer, 200 vehicles × 30 days × 200 points', ROUTES, '/routes', 1.3),
      await compare('Analytics answer, a year of 200 vehicles', ANALYTICS, '/days', 1.5),
      await memoryFigure(ours),
    ]
  } finally {
    for (const one of serving) await one.stop()
    await database.close()
  }
}
