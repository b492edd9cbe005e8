import { connected, openPage } from '../packages/server/src/testing/listening-pages'
import { startTwilioServer } from '../packages/server/src/testing/twilio-server'
import { benchDatabase } from './support/bench-database'
import { BENCH_ACCOUNT, PUBLIC_URL } from './support/carrier-account'
import { bearer } from './support/demo-session'
import { manyPhones } from './support/many-phones'
import { type Figure, percentile } from './support/measure'
import { startServing } from './support/serving-process'
import { storeStaffSession } from './support/staff-session'

const SOCKETS = 200
/** A person has at most 50 pages at one server. */
const STAFF = Array.from({ length: 10 }, (_, at) => String(at).repeat(64))
const TEXTS = 40
const BAR_MS = 200
const PATH = '/api/webhooks/twilio/inbound'
const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** Two servers that share a database and Redis, half of the pages at each: a text that one takes reaches all. */
export async function run(): Promise<Figure[]> {
  const bench = await benchDatabase('haulboard_bench_sockets')
  const twilio = await startTwilioServer({ ...BENCH_ACCOUNT, isQuiet: true })
  const more = { CARRIER_URL: twilio.url, REDIS_URL }
  const servers = await Promise.all([1, 2].map(() => startServing('serve-carrier.ts', bench.url, more)))
  const sentAt = new Map<string, number>()
  const times: number[] = []
  try {
    for (const token of STAFF) await storeStaffSession(bench.db, token)
    const pages = Array.from({ length: SOCKETS }, (_, at) =>
      openPage(servers[at % 2]?.url ?? '', bearer({ token: STAFF[at % STAFF.length] ?? '' })),
    )
    const states = new Set(await Promise.all(pages.map(connected)))
    if (states.size > 1 || !states.has('connected')) throw new Error(`Pages are ${[...states].join(', ')}`)
    for (const page of pages) {
      page.on('msgReceived', ({ message }) => times.push(performance.now() - (sentAt.get(message.body) ?? 0)))
    }
    for (const [number, from] of manyPhones(TEXTS).entries()) {
      const body = `Text ${number}`
      const callback = `${servers[number % 2]?.url}${PATH}`
      sentAt.set(body, performance.now())
      await twilio.textUs(callback, { from, body, signedFor: `${PUBLIC_URL}${PATH}` })
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const until = performance.now() + 5000
    while (times.length < SOCKETS * TEXTS && performance.now() < until) {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    for (const page of pages) page.disconnect()
    const p95 = percentile(times, 95)
    return [
      {
        name: `A text reaches ${SOCKETS} pages at two servers, 95 of 100, from the carrier's request on`,
        figure: `${p95.toFixed(0)} ms (median ${percentile(times, 50).toFixed(0)} ms), ${times.length} of ${SOCKETS * TEXTS} heard`,
        bar: `≤ ${BAR_MS} ms`,
        pass: p95 <= BAR_MS && times.length === SOCKETS * TEXTS,
      },
    ]
  } finally {
    for (const server of servers) await server.stop()
    await twilio.close()
    await bench.close()
  }
}
