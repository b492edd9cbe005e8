import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rows } from '../../db/db'
import { contacts, messages, status_callbacks } from '../../db/tables/messages'
import { type ServerEvent, inProcessEvents } from '../../outside/events'
import { type FormFields, twilioSignature } from '../../outside/twilio-signature'
import { silentCarrier } from '../../testing/silent-carrier'
import { OTHER_PHONE, PHONE, storeMessage, storeVendor } from '../../testing/stored-messages'
import { NoConnection } from '../../db/database-gone'
import { testApp, type TestApp } from '../../testing/test-app'

const KEYS = { authToken: 'token' }
const INBOUND = '/api/webhooks/twilio/inbound'
const STATUS = '/api/webhooks/twilio/status'
const sidOf = (number: number): string => `SM${String(number).padStart(32, '0')}`

let app: TestApp
let heard: ServerEvent[]

beforeEach(async () => {
  const events = inProcessEvents()
  const list: ServerEvent[] = []
  events.subscribe(event => list.push(event))
  heard = list
  app = await testApp({ carrier: { texts: silentCarrier, keys: KEYS }, events })
})

function deliver(
  path: string,
  fields: FormFields,
  change: { signature?: string | null; body?: string } = {},
) {
  const { signature = twilioSignature(KEYS.authToken, `http://localhost${path}`, fields) } = change
  return app.send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature !== null && { 'x-twilio-signature': signature }),
    },
    body: change.body ?? new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
  })
}

const text = (body: string, over: { sid?: string; from?: string; more?: FormFields } = {}): FormFields => [
  ['MessageSid', over.sid ?? sidOf(1)],
  ['From', over.from ?? PHONE],
  ['To', '+12135550100'],
  ['Body', body],
  ['NumMedia', '0'],
  ...(over.more ?? []),
]

const report = (status: string, over: { sid?: string; code?: number } = {}): FormFields => [
  ['MessageSid', over.sid ?? sidOf(7)],
  ['MessageStatus', status],
  ['To', PHONE],
  ...(over.code === undefined ? [] : [['ErrorCode', String(over.code)] as const]),
]

const contactOf = async (phone: string) =>
  (await app.db.select().from(contacts).where(sql`phone_number = ${phone}`))[0]

const bodies = async () => (await app.db.select().from(messages)).map(({ body }) => body)

describe('a text to us', () => {
  it('stands in its thread, unread, and open pages hear of it', async () => {
    await storeVendor(app)
    const answer = await deliver(INBOUND, text('Truck is back'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml'])
    expect(await answer.text()).toContain('<Response></Response>')
    const { api } = await app.loginAs(5)
    const { chats } = await api.chats({ params: { type: 'unread' } })
    expect(chats).toMatchObject([{ phone_number: PHONE, name: 'Alvarez Freight', body: 'Truck is back' }])
    await expect.poll(() => heard.map(({ name }) => name)).toEqual(['msgReceived', 'threadStatusUpdated'])
    expect(heard[0]).toMatchObject({
      payload: { message: { body: 'Truck is back' }, chat: { is_read: false } },
    })
    expect(heard[1]).toMatchObject({ payload: { counts: { allCount: 1, unreadCount: 1 } } })
  })

  it('makes the thread of a number that nobody knows', async () => {
    await deliver(INBOUND, text('Who is this?', { from: OTHER_PHONE }))
    expect(await contactOf(OTHER_PHONE)).toMatchObject({ is_read: false, vendor_id: null })
  })

  it('is one however often the carrier brings it, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(INBOUND, text('ok'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await bodies()).toEqual(['ok'])
    await expect.poll(() => heard.length).toBe(2)
  })

  it('is another one with another id, even of the same words', async () => {
    await deliver(INBOUND, text('ok', { sid: sidOf(1) }))
    await deliver(INBOUND, text('ok', { sid: sidOf(2) }))
    expect(await bodies()).toEqual(['ok', 'ok'])
  })

  it.each(['STOP', ' stop\n', 'Unsubscribe', 'optout'])('stops texts to its number with %j', async body => {
    await deliver(INBOUND, text(body))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'opted_out', blocked_at: app.clock.now() })
    await deliver(INBOUND, text('Start', { sid: sidOf(2) }))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: null, blocked_at: null })
  })

  it.each(['Stop. Thank you', 'we have got to stop this', 'STOP PLEASE'])('goes on with %j', async body => {
    await deliver(INBOUND, text(body))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: null })
  })

  it('stops texts where the carrier says that it asks for it', async () => {
    await deliver(INBOUND, text('arrêt', { more: [['OptOutType', 'STOP']] }))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'opted_out' })
  })

  it('is kept with signs that no column holds', async () => {
    expect((await deliver(INBOUND, text('a\0b'))).status).toBe(200)
    expect(await bodies()).toEqual(['ab'])
  })

  it('is refused without a signature, with a wrong one, and cut', async () => {
    expect((await deliver(INBOUND, text('x'), { signature: null })).status).toBe(400)
    expect((await deliver(INBOUND, text('x'), { signature: 'bm8=' })).status).toBe(403)
    expect((await deliver(INBOUND, text('x'), { body: 'MessageSid=1' })).status).toBe(403)
    expect((await deliver(STATUS, report('sent'), { signature: '' })).status).toBe(403)
    expect((await deliver(INBOUND, [['From', PHONE]])).status).toBe(400)
    expect(await bodies()).toEqual([])
  })

  it('of a stranger is not read past what a text can be', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1
        if (sent > 1000) stream.close()
        else stream.enqueue(new Uint8Array(16_384))
      },
    })
    const headers = { 'x-twilio-signature': 'bm8=' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    expect((await app.send(INBOUND, init)).status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  it('leaves neither its words nor its number in the log', async () => {
    await deliver(INBOUND, text('secret words'))
    await deliver(INBOUND, text('secret words'), { signature: 'bm8=' })
    const log = JSON.stringify(app.log)
    expect(log).toContain(INBOUND)
    expect(log).not.toContain('secret')
    expect(log).not.toContain('3105550100')
  })
})

const statusOf = async (sid = sidOf(7)) =>
  (
    await rows<{ status: string; error_code: number | null }>(
      app.db,
      sql`select status, error_code from messages join carrier_ids using (message_id) where provider_sid = ${sid}`,
    )
  )[0]

const storeSent = (over: Parameters<typeof storeMessage>[1] = {}) =>
  storeMessage(app, { direction: 'outbound', status: 'queued', sid: sidOf(7), ...over })

describe('a report of the carrier', () => {
  it('moves a message forward only, in whatever order it comes', async () => {
    await storeSent()
    for (const status of ['delivered', 'sent', 'failed', 'sending']) await deliver(STATUS, report(status))
    expect(await statusOf()).toEqual({ status: 'delivered', error_code: null })
  })

  it('that it arrived after all counts more than that it did not', async () => {
    await storeSent()
    await deliver(STATUS, report('undelivered', { code: 30_003 }))
    expect(await statusOf()).toEqual({ status: 'undelivered', error_code: 30_003 })
    await deliver(STATUS, report('delivered'))
    expect(await statusOf()).toEqual({ status: 'delivered', error_code: null })
  })

  it('is kept as it came, once, and open pages hear of what changes', async () => {
    await storeSent()
    await Promise.all(Array.from({ length: 50 }, () => deliver(STATUS, report('sent'))))
    const kept = await app.db.select().from(status_callbacks)
    expect(kept).toMatchObject([{ status: 'sent', fields: { MessageStatus: 'sent', To: PHONE } }])
    await expect.poll(() => heard.map(({ name }) => name)).toEqual(['msgSentSuccess'])
  })

  it('of a status that nobody knows changes nothing, and is kept', async () => {
    await storeSent()
    expect((await deliver(STATUS, report('teleported'))).status).toBe(200)
    expect(await statusOf()).toMatchObject({ status: 'queued' })
    expect(await app.db.select().from(status_callbacks)).toHaveLength(1)
  })

  it('that the number opted out blocks it, and any text from it but a start leaves it so', async () => {
    await storeSent()
    await deliver(STATUS, report('failed', { code: 21_610 }))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'opted_out', blocked_code: 21_610 })
    await deliver(INBOUND, text('hello'))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'opted_out' })
    await expect
      .poll(() => heard.filter(({ name }) => name === 'msgSentError'))
      .toMatchObject([{ payload: { code: 21_610, phone_number: PHONE } }])
  })

  it('of a dead number blocks it only where nothing went out to it since', async () => {
    await storeSent({ at: new Date(app.clock.now().getTime() - 60_000) })
    await storeMessage(app, { direction: 'outbound', status: 'sent', sid: sidOf(8) })
    await deliver(STATUS, report('undelivered', { code: 30_005 }))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: null })
    await deliver(STATUS, report('undelivered', { sid: sidOf(8), code: 30_005 }))
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'bad_number' })
  })

  it('that three in a row were out of reach blocks the number, repeated or not', async () => {
    for (const number of [1, 2, 3]) {
      await storeMessage(app, { direction: 'outbound', status: 'sent', sid: sidOf(number) })
      expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: null })
      const fields = report('undelivered', { sid: sidOf(number), code: 30_003 })
      await deliver(STATUS, fields)
      await deliver(STATUS, [...fields, ['RawDlrDoneDate', '2605201200']])
    }
    expect(await contactOf(PHONE)).toMatchObject({ blocked_reason: 'undelivered', passing_failures: 3 })
  })
})

describe('a delivery while there is no database', () => {
  afterEach(() => vi.useRealTimers())

  /** The app with a database whose transactions end so. */
  async function appWith(transaction: () => Promise<never>) {
    const db = new Proxy(app.db, {
      get: (real, name) => (name === 'transaction' ? transaction : Reflect.get(real, name)),
    })
    app = await testApp({ carrier: { texts: silentCarrier, keys: KEYS }, db })
  }

  it.each([
    ['a text', INBOUND, text('hi')],
    ['a report', STATUS, report('sent')],
  ])('%s is refused at once where the database refuses', async (_, path, fields) => {
    await appWith(() => Promise.reject(new NoConnection()))
    expect((await deliver(path, fields)).status).toBe(503)
  })

  it.each([
    ['a text', INBOUND, text('hi')],
    ['a report', STATUS, report('sent')],
  ])(
    '%s is refused before the carrier gives up where the database does not answer',
    async (_, path, fields) => {
      await appWith(() => new Promise(() => {}))
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const answered = vi.fn<(answer: Response) => void>()
      const answer = deliver(path, fields).then(answered)
      while (answered.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000)
      await answer
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
    },
  )
})
