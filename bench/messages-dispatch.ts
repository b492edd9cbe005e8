import type pg from 'pg'
import type { Db } from '../packages/server/src/db/db'
import { dispatchSome } from '../packages/server/src/nouns/messages/dispatch-outbox'
import {
  insertSimulatedTexts,
  simulatedSent,
} from '../packages/server/src/nouns/messages/simulated-text-store'
import { simulatedCarrier } from '../packages/server/src/outside/simulated-carrier'
import { UNPACED_AT_ONCE, UNPACED_BATCH as BATCH } from '../packages/server/src/features/carrier/dispatch-job'
import { systemClock } from '../packages/server/src/values/clock'
import { benchApp } from './support/bench-app'
import { benchDatabase } from './support/bench-database'
import { type Figure, median } from './support/measure'
import { manyPhones } from './support/many-phones'
import { staffHeaders, storeStaffSession } from './support/staff-session'

const RECIPIENTS = 10_000
const ROUNDS = 3
const BARS = { acceptedMs: 2000, ofBare: 0.6, grownMb: 64 }

/** One call that takes them all; its milliseconds. */
async function accept(db: Db, round: number): Promise<number> {
  const app = benchApp(db)
  const start = performance.now()
  const response = await app.fetch(
    new Request('http://127.0.0.1/api/communication/blast', {
      method: 'POST',
      headers: { ...staffHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({
        body: `Please send pictures of your truck (${round}).`,
        recipients: manyPhones(RECIPIENTS).map(phone_number => ({ phone_number, source: 'Typed' })),
      }),
    }),
  )
  await response.text()
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return performance.now() - start
}

/** A bare queue of as many rows, emptied over as many connections as ours has; rows a second. */
async function bareRate(pool: pg.Pool, batch: number): Promise<number> {
  await pool.query('drop table if exists bare_queue')
  await pool.query('create table bare_queue (id bigint primary key, due_at timestamptz not null)')
  await pool.query('create index on bare_queue (due_at, id)')
  await pool.query(`insert into bare_queue select n, now() from generate_series(1, ${RECIPIENTS}) n`)
  const start = performance.now()
  async function empty(): Promise<void> {
    const client = await pool.connect()
    for (let taken = 1; taken > 0; ) {
      await client.query('begin')
      const due = await client.query<{ id: string }>(
        'select id from bare_queue where due_at <= now() order by due_at, id limit $1 for update skip locked',
        [batch],
      )
      await client.query('delete from bare_queue where id = any($1)', [due.rows.map(({ id }) => id)])
      await client.query('commit')
      taken = due.rows.length
    }
    client.release()
  }
  await Promise.all(Array.from({ length: UNPACED_AT_ONCE }, empty))
  return RECIPIENTS / ((performance.now() - start) / 1000)
}

/** Sends all that is due to the simulated carrier; messages a second. */
async function ourRate(db: Db): Promise<number> {
  const carrier = simulatedCarrier({
    now: () => new Date(),
    add: texts => insertSimulatedTexts(db, texts),
    sent: (phone, since) => simulatedSent(db, phone, since),
    picture: async () => undefined,
    forgetPicture: async () => {},
  })
  const dispatch = {
    db,
    clock: systemClock,
    carrier,
    mediaUrl: (name: string) => name,
    atOnce: BATCH,
    leaseMs: 60_000,
    lookUpAfterMs: 500,
    random: Math.random,
  }
  const start = performance.now()
  let sent = 0
  const sendAll = async () => {
    for (let taken = 1; taken > 0; sent += taken) {
      ;({ taken } = await dispatchSome(dispatch, { most: BATCH, oneFirst: false }))
    }
  }
  await Promise.all(Array.from({ length: UNPACED_AT_ONCE }, sendAll))
  if (sent !== RECIPIENTS) throw new Error(`${sent} were sent`)
  return RECIPIENTS / ((performance.now() - start) / 1000)
}

const megabytes = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}

/** A message to ten thousand: taken in one call, and sent without a pace. */
export async function run(): Promise<Figure[]> {
  const bench = await benchDatabase('haulboard_bench_dispatch')
  try {
    await storeStaffSession(bench.db)
    const accepted: number[] = []
    const bare: number[] = []
    const batched: number[] = []
    const ours: number[] = []
    const grown: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      accepted.push(await accept(bench.db, round))
      await bench.pool.query('analyze')
      bare.push(await bareRate(bench.pool, 1))
      batched.push(await bareRate(bench.pool, BATCH))
      const before = megabytes()
      ours.push(await ourRate(bench.db))
      grown.push(megabytes() - before)
    }
    const left = (await bench.pool.query('select 1 from outbox')).rows.length
    const ratio = median(ours) / median(bare)
    return [
      {
        name: `${RECIPIENTS.toLocaleString('en-US')} recipients accepted in one call, PostgreSQL`,
        figure: `${median(accepted).toFixed(0)} ms`,
        bar: `≤ ${BARS.acceptedMs} ms`,
        pass: median(accepted) <= BARS.acceptedMs,
      },
      {
        name: `Sent to the simulated carrier without a pace, against a bare queue that gives out a row a transaction (one that deletes ${BATCH} rows a transaction and does nothing else: ${median(batched).toFixed(0)} a second)`,
        figure: `${ratio.toFixed(2)} × (${median(ours).toFixed(0)} against ${median(bare).toFixed(0)} a second)`,
        bar: `≥ ${BARS.ofBare} ×`,
        pass: ratio >= BARS.ofBare && left === 0,
      },
      {
        name: 'Memory that ten thousand sent messages leave behind',
        figure: `${median(grown).toFixed(0)} MB`,
        bar: `≤ ${BARS.grownMb} MB`,
        pass: median(grown) <= BARS.grownMb,
      },
    ]
  } finally {
    await bench.close()
  }
}
