import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { files } from '../../db/tables/files'
import { contacts, message_media, outbox } from '../../db/tables/messages'
import type { Carrier, SendOutcome } from '../../outside/carrier'
import { PHONE, storeMessage } from '../../testing/stored-messages'
import { testApp, type TestApp } from '../../testing/test-app'
import { type Dispatch, dispatchSome } from './dispatch-outbox'
import { recordStatusReport } from './status-store'

let app: TestApp

/** A carrier that does what a test says, and keeps what it was sent. */
function carrierThat(answer: (to: string, body: string) => SendOutcome | 'lost' | 'fails') {
  const taken: { sid: string; to: string; body: string; at: Date }[] = []
  const carrier: Carrier = {
    async send({ to, body }) {
      const outcome = answer(to, body)
      if (outcome === 'fails') throw new Error('down')
      const take = (sid: string) => taken.push({ sid, to, body, at: app.clock.now() })
      if (outcome === 'lost') {
        take(`SM${taken.length}`)
        return { kind: 'unknown', why: 'lost' }
      }
      if (outcome.kind === 'accepted') take(outcome.sid)
      return outcome
    },
    find: async ({ to, since }) =>
      taken
        .filter(one => one.to === to && one.at >= since)
        .map(one => ({ ...one, status: 'queued', numMedia: 0 })),
    fetchMedia: () => Promise.reject(new Error('none')),
    deleteMedia: () => Promise.reject(new Error('none')),
  }
  return { carrier, taken }
}

let count = 0
const accepts = (): SendOutcome => ({ kind: 'accepted', sid: `SMa${(count += 1)}`, status: 'queued' })

const dispatchBy = (carrier: Carrier, db: Db = app.db): Dispatch => ({
  db,
  clock: app.clock,
  carrier,
  mediaUrl: name => `https://ours.test/${name}`,
  atOnce: 5,
  leaseMs: 60_000,
  lookUpAfterMs: 20_000,
  random: () => 0,
})

const run = (carrier: Carrier) => dispatchSome(dispatchBy(carrier), { most: 100, oneFirst: false })

/** A message that waits for its turn. */
async function storeWaiting(over: Parameters<typeof storeMessage>[1] = {}): Promise<number> {
  const id = await storeMessage(app, { direction: 'outbound', status: 'waiting', body: 'Hi', ...over })
  await app.db.insert(outbox).values({
    message_id: id,
    send_key: `key ${id}`,
    due_at: over.scheduled_for ?? app.clock.now(),
  })
  return id
}

const messageOf = async (id: number) =>
  (
    await rows<{ status: string; provider_sid: string | null; error_code: number | null; at: number }>(
      app.db,
      sql`select status, provider_sid, error_code, extract(epoch from at)::float8 * 1000 as at
        from messages left join carrier_ids using (message_id) where message_id = ${id}`,
    )
  )[0]

const left = async () => (await app.db.select().from(outbox)).map(({ state }) => state)

const block = (reason: string) =>
  app.db.update(contacts).set({ blocked_reason: reason }).where(sql`phone_number = ${PHONE}`)

beforeEach(async () => {
  app = await testApp()
})

describe('a message in the outbox', () => {
  it('goes out once, and is off the outbox with the id of the carrier', async () => {
    const { carrier, taken } = carrierThat(accepts)
    const id = await storeWaiting()
    expect(await run(carrier)).toMatchObject({ taken: 1, segments: 1, changed: [{ message_id: id }] })
    expect(await run(carrier)).toMatchObject({ taken: 0 })
    expect(taken).toHaveLength(1)
    expect(await messageOf(id)).toMatchObject({ status: 'queued', provider_sid: taken[0]?.sid })
    expect(await left()).toEqual([])
  })

  it('goes out once where two servers look at the same time', async () => {
    const { carrier, taken } = carrierThat(accepts)
    for (let number = 0; number < 20; number++) await storeWaiting({ body: `Hi ${number}` })
    await Promise.all([run(carrier), run(carrier), run(carrier)])
    expect(new Set(taken.map(({ body }) => body)).size).toBe(20)
    expect(taken).toHaveLength(20)
  })

  it('waits until it is due, and takes its place in the thread when it went', async () => {
    const { carrier, taken } = carrierThat(accepts)
    const due = new Date(app.clock.now().getTime() + 3_600_000)
    const id = await storeWaiting({ status: 'scheduled', at: due, scheduled_for: due })
    await run(carrier)
    expect(taken).toEqual([])
    app.clock.forward(61)
    await run(carrier)
    expect(await messageOf(id)).toMatchObject({ status: 'queued', at: app.clock.now().getTime() })
    const [contact] = await app.db.select().from(contacts)
    expect(contact).toMatchObject({ last_message_id: id, last_message_at: app.clock.now() })
  })

  it('has failed where the carrier refuses it, and blocks the number by its code', async () => {
    const { carrier } = carrierThat(() => ({ kind: 'refused', code: 21_211, message: 'no' }))
    const id = await storeWaiting()
    expect(await run(carrier)).toMatchObject({ changed: [{ message_id: id, blocking: true }] })
    expect(await messageOf(id)).toMatchObject({ status: 'failed', error_code: 21_211, provider_sid: null })
    const [contact] = await app.db.select().from(contacts)
    expect(contact).toMatchObject({ blocked_reason: 'bad_number', blocked_code: 21_211 })
  })

  it('does not go out to a number that said stop since', async () => {
    const { carrier, taken } = carrierThat(accepts)
    const id = await storeWaiting()
    await block('opted_out')
    await run(carrier)
    expect(taken).toEqual([])
    expect(await messageOf(id)).toMatchObject({ status: 'failed', error_code: 21_610 })
  })

  it('waits longer each time the carrier is busy', async () => {
    let busy = 2
    const { carrier, taken } = carrierThat(() => (busy-- > 0 ? { kind: 'busy' } : accepts()))
    await storeWaiting()
    await run(carrier)
    expect(await run(carrier)).toMatchObject({ taken: 0 })
    expect(await left()).toEqual(['waiting'])
    app.clock.forward(1 / 60)
    await run(carrier)
    app.clock.forward(1 / 60)
    expect(await run(carrier)).toMatchObject({ taken: 0 })
    app.clock.forward(1 / 60)
    await run(carrier)
    expect(taken).toHaveLength(1)
  })

  it('is looked up after its answer was lost, and not sent again', async () => {
    const { carrier, taken } = carrierThat(() => 'lost')
    const id = await storeWaiting()
    await run(carrier)
    expect(await left()).toEqual(['unknown'])
    expect(await run(carrier)).toMatchObject({ taken: 0 })
    app.clock.forward(1)
    await run(carrier)
    expect(taken).toHaveLength(1)
    expect(await messageOf(id)).toMatchObject({ status: 'queued', provider_sid: 'SM0' })
    expect(await left()).toEqual([])
  })

  it('is found also where the carrier has not counted its pictures yet', async () => {
    const { carrier, taken } = carrierThat(() => 'lost')
    const id = await storeWaiting({ num_media: 1 })
    await app.db.insert(files).values({
      name: 'a.jpg',
      content_type: 'image/jpeg',
      bytes: 1,
      created_at: app.clock.now(),
    })
    await app.db.insert(message_media).values({
      message_id: id,
      position: 0,
      state: 'stored',
      file_name: 'a.jpg',
    })
    await run(carrier)
    app.clock.forward(1)
    await run(carrier)
    expect(taken).toHaveLength(1)
    expect(await messageOf(id)).toMatchObject({ provider_sid: 'SM0' })
  })

  it('is sent again where the carrier never got it', async () => {
    let first = true
    const { carrier, taken } = carrierThat(() => {
      if (!first) return accepts()
      first = false
      return 'fails'
    })
    await storeWaiting()
    for (let minute = 0; minute < 3; minute++) {
      await run(carrier)
      app.clock.forward(1)
    }
    expect(taken).toHaveLength(1)
    expect(await left()).toEqual([])
  })

  it('is each its own where two of the same text lost their answers', async () => {
    const { carrier, taken } = carrierThat(() => 'lost')
    const ids = [await storeWaiting(), await storeWaiting()]
    await run(carrier)
    app.clock.forward(1)
    await run(carrier)
    expect(taken).toHaveLength(2)
    const sids = (await Promise.all(ids.map(messageOf))).map(message => message?.provider_sid)
    expect(new Set(sids)).toEqual(new Set(['SM0', 'SM1']))
  })

  it('is not taken for an earlier one of the same text', async () => {
    const { carrier, taken } = carrierThat(() => (taken.length === 0 ? accepts() : 'fails'))
    await storeWaiting()
    await run(carrier)
    const second = await storeWaiting()
    await run(carrier)
    app.clock.forward(1)
    await run(carrier)
    expect(await messageOf(second)).toMatchObject({ status: 'waiting', provider_sid: null })
    expect(await left()).toEqual(['waiting'])
  })

  it('waits where the carrier can’t be asked whether it has it', async () => {
    const { carrier } = carrierThat(() => 'lost')
    await storeWaiting()
    await run(carrier)
    app.clock.forward(1)
    await run({ ...carrier, find: () => Promise.reject(new Error('down')) })
    expect(await left()).toEqual(['unknown'])
  })

  it('is looked up where the server that sent it stopped before it heard', async () => {
    const { carrier, taken } = carrierThat(accepts)
    const id = await storeWaiting()
    const stopped = new Promise<SendOutcome>(() => {})
    void dispatchSome(
      dispatchBy({
        ...carrier,
        send(text) {
          void carrier.send(text)
          return stopped
        },
      }),
      { most: 1, oneFirst: false },
    )
    await expect.poll(left).toEqual(['sending'])
    expect(await run(carrier)).toMatchObject({ taken: 0 })
    app.clock.forward(2)
    await run(carrier)
    expect(taken).toHaveLength(1)
    expect(await messageOf(id)).toMatchObject({ provider_sid: taken[0]?.sid })
  })

  it('to one goes before those to many where there is a pace', async () => {
    const { carrier, taken } = carrierThat(accepts)
    await app.db.execute(
      sql`insert into blasts (blast_id, body, total, left_out, created_at) values (1, 'x', 2, '[]', now())`,
    )
    await storeWaiting({ blast_id: 1, body: 'many' })
    await storeWaiting({ blast_id: 1, body: 'many' })
    app.clock.forward(1)
    await storeWaiting({ body: 'one' })
    await dispatchSome(dispatchBy(carrier), { most: 1, oneFirst: true })
    expect(taken.map(({ body }) => body)).toEqual(['one'])
  })
})

describe('a report that comes before we know whose it is', () => {
  it('counts once the id is known', async () => {
    const { carrier } = carrierThat(() => ({ kind: 'accepted', sid: 'SMearly', status: 'queued' }))
    const id = await storeWaiting()
    const told = { sid: 'SMearly', status: 'delivered', errorCode: null }
    await app.db.transaction(tx =>
      recordStatusReport(tx, told, { MessageStatus: 'delivered' }, app.clock.now()),
    )
    await run(carrier)
    expect(await messageOf(id)).toMatchObject({ status: 'delivered' })
  })
})
