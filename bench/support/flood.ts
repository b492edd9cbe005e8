/** One kind of flood against a server, for so many seconds: `flood.ts KIND URL SECONDS`, in a process of its own. */
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { bearer, demoSession } from './demo-session'

const [kind = '', url = '', seconds = '10'] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1000
const MEGABYTE = 1_048_576

/** Callers of as many networks. */
const from = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 8) & 255}.${number & 255}.7`,
})

const sent = (path: string, init: RequestInit): Promise<unknown> =>
  fetch(`${url}${path}`, init).then(
    answer => answer.arrayBuffer(),
    () => undefined,
  )

/** Keeps so many pieces of work going until the time is over. */
async function keepGoing(atOnce: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let number = 0
  const one = async () => {
    while (Date.now() < end) await work((number += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

const FLOODS: Record<string, () => Promise<unknown>> = {
  /** Bodies of 4 MB that never end. */
  async memory() {
    const piece = Buffer.alloc(Math.floor(3.9 * MEGABYTE), 32)
    const bodies = Array.from({ length: 500 }, (_, number) => {
      const sending = request(`${url}/api/telemetry/osmand`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': 4 * MEGABYTE,
          ...from(number),
        },
      })
      sending.on('error', () => {})
      sending.on('response', answer => answer.resume())
      sending.write(piece)
      return sending
    })
    await setTimeout(end - Date.now())
    for (const sending of bodies) sending.destroy()
  },
  /** 300 logins a second. */
  async login() {
    const all: Promise<unknown>[] = []
    for (let number = 0; Date.now() < end; number += 30) {
      for (let at = 0; at < 30; at++) {
        all.push(
          sent('/api/user/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...from(number + at) },
            body: JSON.stringify({ email: `nobody${number + at}@example.test`, password: 'a guess' }),
          }),
        )
      }
      await setTimeout(100)
    }
    await Promise.all(all)
  },
  /** All paths of a campaign, a hundred questions of one advertiser open all the time. */
  async routes() {
    const headers = bearer(await demoSession(url, 'client'))
    await keepGoing(100, () => sent('/api/campaign/71/truck/routes/0', { headers }))
  },
  /** As many words as a search takes. */
  async search() {
    const headers = bearer(await demoSession(url, 'admin'))
    const requests = Array.from({ length: 5 }, (_, at) => ({
      indexName: 'vendors',
      query: Array.from({ length: 10 }, (_unused, word) => `${'abcdefghij'[word]}${at}a`).join(' '),
    }))
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
    await keepGoing(50, () =>
      sent('/api/1/indexes/*/queries', { ...init, body: JSON.stringify({ requests }) }),
    )
  },
  /** One truck's token, with a fix on each of 5,000 days, over and over. */
  async token() {
    const body = JSON.stringify(
      Array.from({ length: 5000 }, (_, day) => ({
        device: { uniqueId: '352099000000001' },
        position: {
          fixTime: new Date(Date.now() - day * 86_400_000).toISOString(),
          latitude: 34 + (day % 10) / 100,
          longitude: -118.24,
        },
      })),
    )
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    await keepGoing(2, () => sent('/api/telemetry/traccar?token=demo-tracker-1', init))
  },
}

await FLOODS[kind]?.()
process.exit()
