import { noisePhotograph } from '../packages/server/src/testing/noise-photograph'
import { startTwilioServer } from '../packages/server/src/testing/twilio-server'
import { benchDatabase } from './support/bench-database'
import { BENCH_ACCOUNT, PUBLIC_URL } from './support/carrier-account'
import { manyPhones } from './support/many-phones'
import { type Figure, percentile } from './support/measure'
import { startServing } from './support/serving-process'

const PER_SECOND = 50
const SECONDS = 20
const TEXTS = PER_SECOND * SECONDS
/** Each tenth comes again. */
const AGAIN = 10
const BAR_MS = 50
const PATH = '/api/webhooks/twilio/inbound'

/** Texts with pictures come in as fast as they do in the busiest minutes, while the pictures are copied. */
export async function run(): Promise<Figure[]> {
  const bench = await benchDatabase('haulboard_bench_webhooks')
  const twilio = await startTwilioServer({ ...BENCH_ACCOUNT, isQuiet: true })
  const server = await startServing('serve-carrier.ts', bench.url, { CARRIER_URL: twilio.url, REDIS_URL: '' })
  try {
    const picture = new Uint8Array(await noisePhotograph({ width: 800, height: 600 }))
    const phones = manyPhones(500)
    const times: number[] = []
    const statuses = new Set<number>()
    const textUs = async (number: number, media: { url: string; contentType: string }[]) => {
      const start = performance.now()
      const status = await twilio.textUs(`${server.url}${PATH}`, {
        signedFor: `${PUBLIC_URL}${PATH}`,
        from: phones[number % phones.length] ?? '',
        body: `Pictures ${number}`,
        media,
        sid: `MM${String(number).padStart(32, '0')}`,
      })
      times.push(performance.now() - start)
      statuses.add(status)
    }
    // What the first requests of a server compile is not what it takes.
    await textUs(TEXTS, [])
    times.length = 0
    const sent: Promise<void>[] = []
    const start = performance.now()
    for (let number = 0; number < TEXTS; number++) {
      const wait = start + (number * 1000) / PER_SECOND - performance.now()
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
      const media = [{ url: twilio.hold(picture, 'image/jpeg'), contentType: 'image/jpeg' }]
      sent.push(textUs(number, media))
      if (number % AGAIN === 0) sent.push(textUs(number, media))
    }
    await Promise.all(sent)
    const { rows } = await bench.pool.query<{ count: number }>('select count(*)::int as count from messages')
    const stored = (rows[0]?.count ?? 0) - 1
    const p95 = percentile(times, 95)
    return [
      {
        name: `Webhook answered, 95 of 100, while ${PER_SECOND} texts with pictures a second come in`,
        figure: `${p95.toFixed(0)} ms (median ${percentile(times, 50).toFixed(0)} ms)`,
        bar: `≤ ${BAR_MS} ms`,
        pass: p95 <= BAR_MS && statuses.size === 1 && statuses.has(200),
      },
      {
        name: `Messages of ${TEXTS} texts, each tenth of them brought twice`,
        figure: `${stored}`,
        bar: `${TEXTS}`,
        pass: stored === TEXTS,
      },
    ]
  } finally {
    await server.stop()
    await twilio.close()
    await bench.close()
  }
}
