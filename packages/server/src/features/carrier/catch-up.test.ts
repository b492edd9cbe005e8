import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { carrier_ids, contacts, message_media, messages } from '../../db/tables/messages'
import { openCipher, plainPasswords } from '../../demo/in-memory-app'
import type { AppParts } from '../../http/app-context'
import { knownPictures } from '../../nouns/pictures/known-pictures'
import type { CarrierRecord } from '../../outside/carrier'
import { type ServerEvent, inProcessEvents } from '../../outside/events'
import { memoryFiles } from '../../outside/file-store'
import { unprocessedImages } from '../../outside/image-intake'
import { bytesHasher } from '../../outside/picture-hasher'
import { textSheets } from '../../outside/sheet-writer'
import { straightWays } from '../../outside/straight-ways'
import { twilioCarrier } from '../../outside/twilio-carrier'
import { PHONE, storeMessage } from '../../testing/stored-messages'
import { TestClock, testApp, type TestApp } from '../../testing/test-app'
import { startTwilioServer, type TwilioServer } from '../../testing/twilio-server'
import { askUnsettled, takeMissedTexts } from './catch-up'
import { textFromPhone } from './phone-text'

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }
/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:9/inbound'
const LONG_AGO = new Date(0)

let twilio: TwilioServer
let app: TestApp
let heard: ServerEvent[]

beforeEach(async () => {
  twilio = await startTwilioServer({ ...account, isQuiet: true })
  app = await testApp()
  heard = []
})
afterEach(() => twilio.close())

function partsWith(carrier?: AppParts['carrier']): AppParts {
  const events = inProcessEvents()
  events.subscribe(event => heard.push(event))
  return {
    db: app.db,
    clock: app.clock,
    passwords: plainPasswords,
    cipher: openCipher,
    files: memoryFiles(),
    images: unprocessedImages,
    hasher: bytesHasher,
    sheets: textSheets,
    ...straightWays,
    knownPictures: knownPictures(),
    events,
    carrier,
    settings: { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
    log: () => {},
  }
}

const withTwilio = (over: Partial<CarrierRecord> = {}) => {
  const texts = twilioCarrier({
    ...account,
    sender: { from: '+12135550100' },
    apiUrl: twilio.url,
    statusCallback: 'http://127.0.0.1:9/status',
    fetch,
  })
  return partsWith({ texts: { ...texts, ...over }, keys: { authToken: account.authToken } })
}

const stored = async () => {
  const found = await app.db
    .select()
    .from(messages)
    .leftJoin(carrier_ids, eq(carrier_ids.message_id, messages.message_id))
    .orderBy(asc(messages.at), asc(messages.message_id))
  return found.map(({ messages: message, carrier_ids: known }) => ({ ...known, ...message }))
}

describe('a text that came while nobody took it', () => {
  it('is found at the carrier, with its pictures, once however often it is looked for', async () => {
    const parts = withTwilio()
    const picture = { url: twilio.hold(new Uint8Array([1]), 'image/jpeg'), contentType: 'image/jpeg' }
    const sid = `MM${'a'.repeat(32)}`
    expect(await twilio.textUs(NOWHERE, { from: PHONE, body: 'Here', media: [picture], sid })).toBe(0)
    expect(await takeMissedTexts(parts, LONG_AGO)).toBe(1)
    expect(await takeMissedTexts(parts, LONG_AGO)).toBe(0)
    expect(await stored()).toMatchObject([{ provider_sid: sid, body: 'Here', direction: 'inbound' }])
    expect(await app.db.select().from(message_media)).toMatchObject([
      { state: 'waiting', provider_url: picture.url },
    ])
    expect(heard.map(({ name }) => name)).toEqual(['msgReceived', 'threadStatusUpdated'])
  })

  it('is not looked for among what is older than the time that is asked for', async () => {
    const parts = withTwilio()
    await twilio.textUs(NOWHERE, { from: PHONE, body: 'Old' })
    expect(await takeMissedTexts(parts, new Date(Date.now() + 600_000))).toBe(0)
  })

  it('stands where it came, and a later word of the number about stopping counts', async () => {
    const parts = partsWith()
    app.clock.forward(10)
    await textFromPhone(parts, { from: PHONE, body: 'START' })
    const late = { sid: `SM${'b'.repeat(32)}`, from: PHONE, to: '', body: 'STOP', numMedia: 0 }
    const clock = new TestClock()
    const found = withTwilio({ since: async () => [{ ...late, at: clock.now() }] })
    expect(await takeMissedTexts(found, LONG_AGO)).toBe(1)
    expect((await stored()).map(({ body }) => body)).toEqual(['STOP', 'START'])
    expect(await app.db.select().from(contacts)).toMatchObject([{ blocked_reason: null, is_read: false }])
  })

  it('is new in its thread, however far that was read since', async () => {
    const before = await storeMessage(app)
    app.clock.forward(10)
    const seen_message_id = await storeMessage(app)
    await app.db.update(contacts).set({ seen_message_id, is_read: true })
    const at = new Date(app.clock.now().getTime() - 300_000)
    const late = { sid: `SM${'c'.repeat(32)}`, from: PHONE, to: '', body: 'Hello?', numMedia: 0, at }
    await takeMissedTexts(withTwilio({ since: async () => [late] }), LONG_AGO)
    expect(await app.db.select().from(contacts)).toMatchObject([
      { seen_message_id: before, is_read: false, last_message_id: seen_message_id },
    ])
  })
})

describe('a message of which the carrier did not tell the end', () => {
  const lookAt = (parts: AppParts) => {
    const now = app.clock.now()
    const lastLook = new Date(now.getTime() - 3_600_000)
    return askUnsettled(parts, { lastLook, now, signal: new AbortController().signal })
  }

  /** A message that the carrier took and reports nothing of. */
  async function sendTo(parts: AppParts, to: string): Promise<string> {
    const outcome = await parts.carrier?.texts.send({ key: 'k', to, body: 'hi', mediaUrls: [] })
    const sid = outcome?.kind === 'accepted' ? outcome.sid : ''
    await storeMessage(app, {
      direction: 'outbound',
      status: 'queued',
      phone_number: to,
      sid,
    })
    return sid
  }

  it('is asked about once it is a quarter of an hour old', async () => {
    const parts = withTwilio()
    const sid = await sendTo(parts, PHONE)
    const taken = twilio.messages.find(one => one.sid === sid)
    Object.assign(taken ?? {}, { status: 'undelivered', errorCode: 30_006 })
    app.clock.forward(14)
    expect(await lookAt(parts)).toBe(0)
    app.clock.forward(2)
    expect(await lookAt(parts)).toBe(1)
    expect(await stored()).toMatchObject([{ status: 'undelivered', error_code: 30_006 }])
    expect(await app.db.select().from(contacts)).toMatchObject([{ blocked_reason: 'bad_number' }])
    expect(heard.map(({ name }) => name)).toEqual(['msgSentSuccess', 'threadStatusUpdated'])
    expect(await lookAt(parts)).toBe(0)
  })

  it('stays as it is where the carrier knows no more, or nothing of it', async () => {
    const parts = withTwilio()
    await sendTo(parts, PHONE)
    await storeMessage(app, { direction: 'outbound', status: 'sent', sid: `SM${'f'.repeat(32)}` })
    app.clock.forward(20)
    expect(await lookAt(parts)).toBe(0)
    expect((await stored()).map(({ status }) => status)).toEqual(['queued', 'sent'])
  })

  it('is asked about again where the carrier could not be asked', async () => {
    const parts = withTwilio()
    await sendTo(parts, PHONE)
    app.clock.forward(20)
    const away = withTwilio({ statusOf: () => Promise.reject(new Error('away')) })
    await expect(lookAt(away)).rejects.toThrow('away')
  })
})

it('the simulated carrier tells of its texts, too', async () => {
  const parts = partsWith()
  const { sid } = await textFromPhone(parts, { from: PHONE, body: 'hello' })
  await app.db.delete(carrier_ids)
  await app.db.delete(messages)
  expect(await takeMissedTexts(parts, LONG_AGO)).toBe(1)
  expect(await stored()).toMatchObject([{ provider_sid: sid, body: 'hello' }])
})
