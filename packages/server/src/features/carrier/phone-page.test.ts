import { beforeEach, expect, it } from 'vitest'
import { outbox, simulated_texts } from '../../db/tables/messages'
import type { PluggedParts } from '../../http/server-feature'
import type { AppParts } from '../../http/app-context'
import { inProcessEvents } from '../../outside/events'
import { bytesHasher } from '../../outside/picture-hasher'
import { knownPictures } from '../../nouns/pictures/known-pictures'
import { memoryFiles } from '../../outside/file-store'
import { textSheets } from '../../outside/sheet-writer'
import { straightWays } from '../../outside/straight-ways'
import { unprocessedImages } from '../../outside/image-intake'
import { openCipher, plainPasswords } from '../../demo/in-memory-app'
import { dispatchSome } from '../../nouns/messages/dispatch-outbox'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { storeMessage, storeVendor } from '../../testing/stored-messages'
import { testApp, type TestApp } from '../../testing/test-app'
import { carrierLine } from './carrier-line'
import { carrierMediaUrl } from './carrier-media'
import { copySomeMedia } from './copy-media'
import { reportSome } from './report-simulated'

const PNG = `data:image/png;base64,${btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))}`

let app: TestApp
let parts: AppParts

beforeEach(async () => {
  const files = memoryFiles()
  app = await testApp({ files })
  parts = {
    db: app.db,
    clock: app.clock,
    passwords: plainPasswords,
    cipher: openCipher,
    files,
    images: unprocessedImages,
    sheets: textSheets,
    ...straightWays,
    hasher: bytesHasher,
    knownPictures: knownPictures(),
    events: inProcessEvents(),
    settings: {
      publicUrl: 'http://localhost',
      brand: DEFAULT_BRAND,
      rules: BUSINESS_RULES,
      hasPhonePage: true,
    },
    log: () => {},
  }
})

const write = (body: object, headers: Record<string, string> = {}) =>
  app.send('/api/dev/carrier/inbound', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Sends a text to a telephone, the carrier's reports included; how it stands in the thread then. */
async function textTo(
  phone_number: string,
): Promise<{ message_status?: string; error_code?: number | null }> {
  const id = await storeMessage(app, {
    phone_number,
    direction: 'outbound',
    status: 'waiting',
    body: 'Hello <b>',
  })
  await app.db.insert(outbox).values({ message_id: id, send_key: `${id}`, due_at: app.clock.now() })
  const dispatch = {
    db: app.db,
    clock: app.clock,
    carrier: carrierLine(parts).texts,
    mediaUrl: (name: string) => carrierMediaUrl(parts, name),
    atOnce: 1,
    leaseMs: 60_000,
    lookUpAfterMs: 0,
    random: () => 0,
  }
  for (let minute = 0; minute < 4; minute++) {
    await dispatchSome(dispatch, { most: 10, oneFirst: false })
    app.clock.forward(1)
  }
  while ((await reportSome(parts)) > 0);
  const { api } = await app.loginAs(5)
  return (await api.chat({ params: { phone: phone_number } })).chat[0] ?? {}
}

it.each([
  ['+13105550101', { message_status: 'delivered', error_code: null }],
  ['+13105550001', { message_status: 'failed', error_code: 21_211 }],
  ['+13105550002', { message_status: 'undelivered', error_code: 30_006 }],
  ['+13105550004', { message_status: 'failed', error_code: 21_610 }],
  ['+13105550005', { message_status: 'delivered' }],
  ['+13105550006', { message_status: 'delivered' }],
  ['+13105550007', { message_status: 'delivered' }],
])('a text to %s ends as the last digits say', async (phone, expected) => {
  expect(await textTo(phone)).toMatchObject(expected)
  const taken = await app.db.select().from(simulated_texts)
  expect(taken.length).toBeLessThanOrEqual(1)
})

it('a telephone shows what was sent to it, and nothing in it is markup', async () => {
  await textTo('+13105550101')
  const page = await (await app.send('/dev/phone?phone=%2B13105550101')).text()
  expect(page).toContain('Telephone +13105550101')
  expect(page).toContain('Hello &lt;b&gt;')
  expect(await (await app.send('/dev/phone/texts?phone=%2B13105550101')).text()).toContain('delivered')
  expect(await (await app.send('/dev/phone')).text()).toContain('Choose a telephone')
})

it('a text that is written on a telephone stands in its thread, with its pictures', async () => {
  await storeVendor(app)
  expect((await write({ from: '+13105550100', body: 'Here', media: [PNG, PNG] })).status).toBe(200)
  await copySomeMedia(parts)
  const { api } = await app.loginAs(5)
  const { chat } = await api.chat({ params: { phone: '+13105550100' } })
  expect(chat).toMatchObject([
    { body: 'Here', direction: 'inbound', media: [{ state: 'stored' }, { state: 'stored' }] },
  ])
})

it('a text that is none is refused, and one from another site', async () => {
  expect((await write({ from: '12' })).status).toBe(400)
  expect((await write({ from: '+13105550100', media: ['https://evil.test/x.png'] })).status).toBe(400)
  expect((await write({ from: '+13105550100' }, { origin: 'https://evil.test' })).status).toBe(403)
})

it('there are no telephones beside a real carrier, nor outside a demo', async () => {
  const carrier: PluggedParts['carrier'] = { texts: carrierLine(parts).texts, keys: { authToken: 'x' } }
  app = await testApp({ carrier })
  expect((await write({ from: '+13105550100' })).status).toBe(404)
  expect((await app.send('/dev/phone')).status).toBe(404)
  app = await testApp({ settings: { ...parts.settings, hasPhonePage: false } })
  expect((await app.send('/dev/phone')).status).toBe(404)
})

it('a picture of a text is handed to the carrier by its own address only', async () => {
  await write({ from: '+13105550100', media: [PNG] })
  await copySomeMedia(parts)
  const { api } = await app.loginAs(5)
  const { chat } = await api.chat({ params: { phone: '+13105550100' } })
  const name = chat[0]?.media[0]?.url?.replace('/media/', '') ?? ''
  const url = carrierMediaUrl(parts, name).replace('http://localhost', '')
  const answer = await app.send(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await app.send(url.replace(/[0-9a-f](?=\/[^/]+$)/, 'x'))).status).toBe(404)
  app.clock.forward(37 * 60)
  expect((await app.send(url)).status).toBe(404)
})
