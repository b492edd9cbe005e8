import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DAY_MS, HOUR_MS } from '../packages/sdk/src/values'
import type { Db } from '../packages/server/src/db/db'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { users } from '../packages/server/src/db/tables/people'
import { fixPartitions, keepPartitions } from '../packages/server/src/nouns/driving/fix-partitions'
import { recordGpsFixes } from '../packages/server/src/nouns/driving/record-gps-fixes'
import { sha256 } from '../packages/server/src/values/tokens'
import { type BenchDatabase, benchDatabase } from './support/bench-database'
import { type BuiltServer, startBuilt } from './support/built-server'
import { databaseCores, longestLockWait } from './support/database-processor'
import { type Forwarded, forwarder } from './support/forwarder'
import { type Figure, median, percentile } from './support/measure'
import { slowDump } from './support/slow-dump'

/** Days of data behind the deliveries that are compared. */
const AGES = [30, 90, 365]
const TRUCKS = 10
/** Two hours of each day, one a minute. */
const FIXES_A_DAY = 120
const DAYS_AT_ONCE = 30
const ROUNDS = 25

const FLEET = 10_000
/** Each truck of the fleet once a minute. */
const A_SECOND = FLEET / 60
const MINUTES = 3

const SECONDS_TO_MIDNIGHT = 10
const SECONDS_OF_DUMP = 30

const PORT = 3951
const TOKEN = 'a token of all of them'
const MINUTE_MS = 60_000
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS

const imeiOf = (truck: number): string => `35209900${String(truck).padStart(7, '0')}`

/** Where a truck is after so many minutes: it drives a quarter of an hour and stands for five minutes, back and forth. */
function onTheWay(truck: number, minute: number) {
  const driven = 15 * Math.floor(minute / 20) + Math.min(15, minute % 20)
  const fromStart = Math.abs((driven % 120) - 60)
  return {
    latitude: 33.8 + (truck % 100) / 200 + fromStart * 0.004,
    longitude: -118.3 + Math.floor(truck / 100) / 200,
  }
}

/** So many trucks of which the first have driven on each of so many days up to yesterday, delivered as trackers deliver. */
async function fill(db: Db, { fleet, days }: { fleet: number; days: number }): Promise<void> {
  await db.insert(users).values({ name: 'O', email: 'o@example.test', privilege_id: 3, password_hash: '-' })
  const all = Array.from({ length: fleet }, (_, index) => ({
    name: `Truck ${index + 1}`,
    imei: imeiOf(index + 1),
    telemetry_token_hash: sha256(TOKEN),
  }))
  for (let at = 0; at < fleet; at += 1000) await db.insert(trucks).values(all.slice(at, at + 1000))
  for (let day = TODAY - days * DAY_MS; day <= TODAY; day += DAY_MS) await keepPartitions(db, day)
  for (let day = TODAY - days * DAY_MS; day < TODAY; day += DAYS_AT_ONCE * DAY_MS) {
    const count = Math.min(DAYS_AT_ONCE, (TODAY - day) / DAY_MS)
    for (let truck = 1; truck <= TRUCKS; truck++) {
      const fixes = Array.from({ length: count * FIXES_A_DAY }, (_, index) => {
        const [at, minute] = [day + Math.floor(index / FIXES_A_DAY) * DAY_MS, index % FIXES_A_DAY]
        return { at: at + 14 * HOUR_MS + minute * MINUTE_MS, ...onTheWay(truck, minute), accuracyMeters: 5 }
      })
      await recordGpsFixes(db, truck, fixes, Date.now())
    }
  }
  await db.execute('vacuum analyze')
}

/** One fix after another of trucks with more and less behind them, in turns: what else the machine does weighs on all. */
async function flatWithAge(servers: readonly BuiltServer[]): Promise<Figure> {
  const forwarders = servers.map(({ url }) => forwarder(url))
  const times: number[][] = servers.map(() => [])
  const from = Date.now() - HOUR_MS
  for (let minute = 0; minute < ROUNDS; minute++) {
    for (let truck = 1; truck <= TRUCKS; truck++) {
      for (const [index, { send }] of forwarders.entries()) {
        const at = from + minute * MINUTE_MS
        const answer = await send({ imei: imeiOf(truck), token: TOKEN, at, ...onTheWay(truck, minute) })
        if (answer.status !== 200) throw new Error(`A fix was answered with ${answer.status}`)
        // The first two fixes of a truck begin its day.
        if (minute > 1) times[index]?.push(answer.ms)
      }
    }
  }
  for (const { close } of forwarders) close()
  const [first = 0, ...later] = times.map(median)
  const growth = Math.max(...later) / first
  return {
    name: 'One fix of a truck with 1, 3 and 12 months of data; medians',
    figure: `${growth.toFixed(2)} × (${[first, ...later].map(time => time.toFixed(1)).join(', ')} ms)`,
    bar: '≤ 1.2 ×',
    pass: growth <= 1.2,
  }
}

/** Every truck of the fleet once a minute, whether or not the ones before were answered. */
async function forwarded(server: BuiltServer): Promise<Forwarded[]> {
  const { send, close } = forwarder(server.url)
  const answers: Promise<Forwarded>[] = []
  const began = performance.now()
  for (const count = A_SECOND * 60 * MINUTES; answers.length < count; await setTimeout(5)) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * A_SECOND)
    while (answers.length < due) {
      const [truck, minute] = [1 + (answers.length % FLEET), ROUNDS + Math.floor(answers.length / FLEET)]
      answers.push(send({ imei: imeiOf(truck), token: TOKEN, at: Date.now(), ...onTheWay(truck, minute) }))
    }
  }
  const all = await Promise.all(answers)
  close()
  return all
}

async function fleetFigures(pool: BenchDatabase['pool'], server: BuiltServer): Promise<Figure[]> {
  let isOver = false
  const sending = forwarded(server).finally(() => (isOver = true))
  const cores = await databaseCores(pool, () => isOver)
  const answers = await sending
  const refused = answers.filter(({ status }) => status !== 200).length
  const times = answers.map(({ ms }) => ms)
  const p95 = percentile(times, 95)
  const rate = `${FLEET.toLocaleString('en-US')} trucks, ${Math.round(A_SECOND)} fixes a second from one forwarder for ${MINUTES} minutes`
  return [
    {
      name: `${rate}: refused of ${answers.length.toLocaleString('en-US')}`,
      figure: String(refused),
      bar: 'none',
      pass: refused === 0,
    },
    {
      name: 'The same: 95 of 100 answered within',
      figure: `${p95.toFixed(0)} ms (half within ${median(times).toFixed(0)} ms)`,
      bar: '≤ 250 ms',
      pass: p95 <= 250,
    },
    {
      name: 'The same: PostgreSQL',
      figure: `${cores.toFixed(2)} cores`,
      bar: '≤ 0.5 cores',
      pass: cores <= 0.5,
    },
  ]
}

/** Fixes of one truck after another, as if from an instant (ms) on, for as long as the dump lasts. */
async function deliveredFrom(start: number, server: BuiltServer): Promise<Forwarded[]> {
  const { send, close } = forwarder(server.url)
  const answers: Forwarded[] = []
  const began = performance.now()
  const passed = () => performance.now() - began
  while (passed() < SECONDS_OF_DUMP * 1000) {
    const truck = TRUCKS + 1 + answers.length
    answers.push(
      await send({ imei: imeiOf(truck), token: TOKEN, at: start + passed(), ...onTheWay(truck, 0) }),
    )
    await setTimeout(10)
  }
  close()
  return answers
}

/** A server that starts shortly before a midnight whose partition nobody made yet, while everything is being dumped. */
async function dumpOverMidnight({ db, pool, url }: BenchDatabase, dataDir: string): Promise<Figure[]> {
  const known = (await fixPartitions(db)).at(-1)?.to ?? 0
  const start = known - SECONDS_TO_MIDNIGHT * 1000
  const more = { SEED: 'demo', FAKE_NOW: new Date(start).toISOString() }
  let answers: Forwarded[] = []
  let wait = 0
  const dump = await slowDump(url)
  try {
    const server = await startBuilt(dataDir, { port: PORT, databaseUrl: url, more })
    try {
      let isOver = false
      const sending = deliveredFrom(start, server).finally(() => (isOver = true))
      ;[answers, wait] = await Promise.all([sending, longestLockWait(pool, () => isOver)])
    } finally {
      await server.stop()
    }
    await dump.finish()
  } finally {
    await dump.kill()
  }
  const after = (await fixPartitions(db)).at(-1)?.to ?? 0
  const failed = answers.filter(({ status }) => status !== 200).length
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  return [
    {
      name: 'A dump over midnight: partitions made, and deliveries refused meanwhile',
      figure: `${(after - known) / DAY_MS}, and ${failed} of ${answers.length}`,
      bar: '7, none',
      pass: after - known === 7 * DAY_MS && failed === 0,
    },
    {
      name: 'The same: the longest that anyone waited for a lock',
      figure: `${wait.toFixed(0)} ms (slowest delivery ${slowest.toFixed(0)} ms)`,
      bar: '≤ 100 ms',
      pass: wait <= 100,
    },
  ]
}

/** What trackers deliver, with little and much past, and by a large fleet, on PostgreSQL and the server as it is shipped. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-delivery-'))
  const databases: BenchDatabase[] = []
  const servers: BuiltServer[] = []
  try {
    for (const [index, days] of AGES.entries()) {
      const database = await benchDatabase(`haulboard_bench_scale_delivery_${days}`)
      databases.push(database)
      await fill(database.db, { fleet: index === AGES.length - 1 ? FLEET : TRUCKS, days })
      const dataDir = join(folder, String(days))
      servers.push(await startBuilt(dataDir, { port: PORT + index, databaseUrl: database.url }))
    }
    const figures = [await flatWithAge(servers)]
    const oldest = servers.pop()
    for (const young of servers.splice(0)) await young.stop()
    const [database] = databases.slice(-1)
    if (oldest && database) {
      servers.push(oldest)
      figures.push(...(await fleetFigures(database.pool, oldest)))
      await oldest.stop()
      servers.pop()
      figures.push(...(await dumpOverMidnight(database, folder)))
    }
    return figures
  } finally {
    for (const server of servers) await server.stop()
    for (const database of databases) await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
