import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { contacts, messages, outbox } from '../../db/tables/messages'
import { picture_requests } from '../../db/tables/picture-reports'
import { audit } from '../../db/tables/record-keeping'
import { type ServerEvent, inProcessEvents } from '../../outside/events'
import { OTHER_PHONE, PHONE, storeMessage, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']

let app: TestApp
let api: Api
let token: string
let told: ServerEvent[]

beforeEach(async () => {
  const events = inProcessEvents()
  told = []
  events.subscribe(event => told.push(event))
  app = await testApp({ events })
  ;({ api, token } = await app.loginAs(5))
})

const send = (body: Partial<Parameters<Api['sendMessage']>[0]['body']> = {}, idempotencyKey?: string) =>
  api
    .sendMessage({ body: { to: PHONE, body: 'Hello', ...body }, idempotencyKey })
    .then(({ message }) => message)
const waiting = () => app.db.select().from(outbox)
const block = (phone: string, blocked_reason: string) =>
  app.db.insert(contacts).values({ phone_number: phone, blocked_reason, created_at: app.clock.now() })
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()

describe('a message to one number', () => {
  it('waits in the outbox and stands in its thread', async () => {
    const message = await send({ to: '(310) 555-0100', body: '  Hello\n', client_key: 'k1' })
    expect(message).toMatchObject({
      phone_number: PHONE,
      direction: 'outbound',
      body: 'Hello',
      message_status: 'sent',
      pending: true,
      sender_name: 'Person 1',
      client_key: 'k1',
    })
    expect(await waiting()).toMatchObject([
      { message_id: message.id, state: 'waiting', due_at: app.clock.now() },
    ])
    expect(await api.chats({ params: { type: 'all' } })).toMatchObject({
      chats: [{ phone_number: PHONE, body: 'Hello', last_direction: 'outbound', is_read: true }],
    })
  })

  it('goes out once, however often the page sends it', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send({ client_key: 'k1' })))
    expect(others.map(({ id }) => id)).toEqual([first?.id, first?.id])
    await app.db.delete(outbox)
    expect((await send({ client_key: 'k1' })).id).toBe(first?.id)
    await expect(send({ client_key: 'k1', body: 'Other words' })).rejects.toMatchObject({ status: 409 })
    expect(await waiting()).toEqual([])
  })

  it('goes out once under an Idempotency-Key', async () => {
    const first = await send({}, 'once')
    expect((await send({}, 'once')).id).toBe(first.id)
    expect(await waiting()).toHaveLength(1)
  })

  it('of two pages with keys of their own is two', async () => {
    await Promise.all([send({ client_key: 'k1' }), send({ client_key: 'k2' })])
    expect(await waiting()).toHaveLength(2)
  })

  it.each([
    ['only blanks', { body: ' \n ' }, 'body'],
    ['1,601 characters', { body: 'a'.repeat(1601) }, 'body'],
    ['half an emoji', { body: 'Hi \ud83d' }, 'body'],
    ['11 pictures', { media: Array.from({ length: 11 }, (_, n) => `/media/${n}`) }, 'media'],
    ['a picture that is not there', { media: [`/media/${'0'.repeat(64)}.jpg`] }, 'media'],
    ['an address elsewhere', { media: ['http://127.0.0.1/x.jpg'] }, 'media'],
    ['a number abroad', { to: '+442079460018' }, 'to'],
    ['no number', { to: '555' }, 'to'],
  ])('is refused with %s', async (_, body, field) => {
    await expect(send(body)).rejects.toMatchObject({ status: 422, issues: { [field]: expect.any(String) } })
    expect(await waiting()).toEqual([])
  })

  it.each(['opted_out', 'bad_number', 'blocked', 'undelivered'])(
    'is refused where the number is %s',
    async reason => {
      await block(PHONE, reason)
      await expect(send()).rejects.toMatchObject({ status: 422, issues: { to: expect.any(String) } })
      expect(await waiting()).toEqual([])
    },
  )

  it('is logged without its text and number', async () => {
    await storeVendor(app)
    await send({ body: 'A secret' })
    const [last] = await app.db.select().from(audit).orderBy(sql`${audit.at} desc, 1 desc`).limit(1)
    expect(last?.message).toMatch(/sent a message to Alvarez Freight/)
    expect(JSON.stringify(last)).not.toMatch(/secret|3105550100/)
  })

  it('that asks for pictures puts the thread on their tab, and open pages are told once', async () => {
    await send()
    expect(told).toEqual([])
    await send({ isPictures: true })
    await send({ isPictures: true })
    expect(told).toMatchObject([
      {
        name: 'threadStatusUpdated',
        payload: { phone_number: PHONE, flags: { is_pictures: true }, counts: { picturesCount: 1 } },
      },
    ])
    expect(await api.chats({ params: { type: 'pictures' } })).toMatchObject({
      chats: [{ phone_number: PHONE }],
    })
  })

  it('to a vendor’s second number shows whose it is', async () => {
    const vendor_id = await storeVendor(app)
    await send({ to: OTHER_PHONE, vendor_id })
    await send({ to: '+13105550102', vendor_id: 2 ** 40 })
    await send({ to: '+13105550103', vendor_id: -1 })
    const { chats } = await api.chats({ params: { type: 'all' } })
    expect(chats.find(({ phone_number }) => phone_number === OTHER_PHONE)).toMatchObject({ vendor_id })
    expect(chats.filter(chat => chat.vendor_id === null)).toHaveLength(2)
  })
})

describe('a scheduled message', () => {
  it.each([
    [17, false],
    [18, true],
    [60, true],
    [7 * 24 * 60, true],
    [7 * 24 * 60 + 1, false],
  ])('%i minutes ahead is taken: %s', async (minutes, taken) => {
    const sent = send({ schedule: inMinutes(minutes) })
    if (taken) await expect(sent).resolves.toMatchObject({ message_status: 'scheduled', pending: false })
    else await expect(sent).rejects.toMatchObject({ issues: { schedule: expect.any(String) } })
  })

  it('waits for its time and does not move its thread', async () => {
    await storeMessage(app, { body: 'Newest' })
    const message = await send({ schedule: inMinutes(60) })
    expect(message).toMatchObject({ scheduled_for: inMinutes(60), created_at: inMinutes(60) })
    expect(message.sid).toMatch(/^sch_/)
    expect(await waiting()).toMatchObject([{ due_at: new Date(inMinutes(60)) }])
    expect(await api.chats({ params: { type: 'all' } })).toMatchObject({ chats: [{ body: 'Newest' }] })
  })
})

describe('a message that failed', () => {
  const fail = (id: number) =>
    app.db.update(messages).set({ status: 'failed', error_code: 30_008 }).where(eq(messages.message_id, id))

  it('is sent once more, as a new one and only once', async () => {
    const { id } = await send()
    await expect(api.retryMessage({ params: { id } })).rejects.toMatchObject({ status: 409 })
    await fail(id)
    const again = (await api.retryMessage({ params: { id } })).message
    expect(again).toMatchObject({ body: 'Hello', pending: true })
    expect(again.id).not.toBe(id)
    expect((await api.retryMessage({ params: { id } })).message.id).toBe(again.id)
    await fail(again.id)
    expect((await api.retryMessage({ params: { id: again.id } })).message.id).not.toBe(again.id)
  })

  it('is not there for a text that came in', async () => {
    const id = await storeMessage(app)
    await expect(api.retryMessage({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(api.retryMessage({ params: { id: 999 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a message to many', () => {
  const third = '+13105550102'

  async function vendors() {
    const vega = await storeVendor(app, { name: 'Vega' })
    const rigel = await storeVendor(app, { name: 'Rigel', phone_num: OTHER_PHONE })
    const gone = await storeVendor(app, { name: 'Gone', phone_num: third, deleted_at: app.clock.now() })
    return { vega, rigel, gone }
  }

  it('is planned as it is sent, and the plan changes nothing', async () => {
    const { vega, rigel, gone } = await vendors()
    await block(OTHER_PHONE, 'opted_out')
    const body = {
      body: 'Hi {vendor}, pictures of {month} for {product}',
      recipients: [
        { vendor_id: vega, source: 'Group: A' },
        { phone_number: '310-555-0100', source: 'Typed' },
        { vendor_id: rigel },
        { vendor_id: gone },
        { vendor_id: 99_999_999_999 },
      ],
    }
    const plan = await api.planBlast({ body })
    expect(plan).toMatchObject({
      recipients: [
        {
          phone_number: PHONE,
          name: 'Vega',
          sources: ['Group: A', 'Typed'],
          body: 'Hi Vega, pictures of May for Haulboard',
          segments: 1,
        },
      ],
      segments: 1,
      quiet_hours: false,
    })
    expect(plan.left_out.map(({ name, reason }) => [name, reason.slice(0, 9)])).toEqual([
      ['Rigel', 'Opted out'],
      ['Gone', 'The vendo'],
      [null, 'There is '],
    ])
    expect(await waiting()).toEqual([])
    const { blast } = await api.sendBlast({ body })
    expect(blast).toMatchObject({ total: 1, attempted: 0, successful: 0, failed: 0, left_out: plan.left_out })
    expect(await app.db.select({ body: messages.body }).from(messages)).toEqual([
      { body: 'Hi Vega, pictures of May for Haulboard' },
    ])
  })

  it('is planned for the month and the hour at which it goes out', async () => {
    await vendors()
    // 11:50 PM of the last of May in Los Angeles.
    app.clock.current = new Date('2026-06-01T06:50:00Z')
    api = (await app.loginAs(5)).api
    const schedule = inMinutes(30)
    const body = { body: 'Pictures of {month}', recipients: [{ phone_number: PHONE }] }
    const now = await api.planBlast({ body })
    expect(now.recipients.map(one => one.body)).toEqual(['Pictures of May'])
    const plan = await api.planBlast({ body: { ...body, schedule } })
    expect(plan.recipients.map(one => one.body)).toEqual(['Pictures of June'])
    await api.sendBlast({ body: { ...body, schedule } })
    expect(await app.db.select({ body: messages.body }).from(messages)).toEqual([
      { body: 'Pictures of June' },
    ])
    const morning = await api.planBlast({ body: { ...body, schedule: inMinutes(10 * 60) } })
    expect([now.quiet_hours, plan.quiet_hours, morning.quiet_hours]).toEqual([true, true, false])
    await expect(api.planBlast({ body: { ...body, schedule: inMinutes(5) } })).rejects.toMatchObject({
      issues: { schedule: expect.any(String) },
    })
  })

  it('warns in quiet hours', async () => {
    app.clock.current = new Date('2026-05-21T04:30:00Z')
    api = (await app.loginAs(5)).api
    expect(await api.planBlast({ body: { body: 'Hi', recipients: [] } })).toMatchObject({ quiet_hours: true })
  })

  it('is refused without a text or without anybody to go to', async () => {
    const recipients = [{ phone_number: PHONE }]
    await expect(api.sendBlast({ body: { body: ' ', recipients } })).rejects.toMatchObject({
      issues: { body: expect.any(String) },
    })
    await expect(api.sendBlast({ body: { body: 'Hi', recipients: [] } })).rejects.toMatchObject({
      issues: { recipients: 'Please choose at least one recipient.' },
    })
    for (const broken of [{ source: '\ud83d' }, { phone_number: '\0' }, { body: '\udc00' }]) {
      const body = { body: 'Hi', recipients: [{ phone_number: PHONE, ...broken }] }
      await expect(api.sendBlast({ body })).rejects.toMatchObject({ status: 422 })
    }
    await block(PHONE, 'opted_out')
    await expect(api.sendBlast({ body: { body: 'Hi', recipients } })).rejects.toMatchObject({
      status: 422,
      issues: { [PHONE]: expect.stringMatching(/^Opted out/) },
    })
    expect(await api.blasts()).toEqual({ blasts: [] })
  })

  it('tells how far it is, who failed and why, and sends to those once more', async () => {
    await vendors()
    const recipients = [PHONE, OTHER_PHONE, third].map(phone_number => ({ phone_number }))
    const { blast } = await api.sendBlast({ body: { body: 'Hi', recipients } })
    const id = blast.blast_id
    await expect(api.retryBlast({ params: { id } })).rejects.toMatchObject({ status: 409 })
    const become = (phone: string, status: string, error_code?: number) =>
      app.db.update(messages).set({ status, error_code }).where(eq(messages.phone_number, phone))
    await become(PHONE, 'delivered')
    await become(OTHER_PHONE, 'failed', 21_211)
    expect((await api.blast({ params: { id } })).blast).toMatchObject({
      total: 3,
      attempted: 2,
      successful: 1,
      failed: 1,
      failures: [
        {
          phone_number: OTHER_PHONE,
          name: 'Rigel',
          code: 21_211,
          reason: 'The carrier says that this is no valid number.',
          not_again: null,
        },
      ],
    })
    const again = (await api.retryBlast({ params: { id } })).blast
    expect(again).toMatchObject({ total: 1, attempted: 0 })
    await expect(api.retryBlast({ params: { id } })).rejects.toMatchObject({ status: 409 })
    expect((await api.blast({ params: { id } })).blast.failures).toMatchObject([
      { not_again: 'Was sent once more.' },
    ])
    expect((await api.blasts()).blasts.map(({ blast_id }) => blast_id)).toEqual([again.blast_id, id])
  })

  it('says of each number that failed why it can’t go there again', async () => {
    const recipients = [PHONE, OTHER_PHONE].map(phone_number => ({ phone_number }))
    const { blast } = await api.sendBlast({ body: { body: 'Hi', recipients } })
    const id = blast.blast_id
    await app.db.update(messages).set({ status: 'failed', error_code: 21_610 })
    const become = (phone: string, blocked_reason: string) =>
      app.db.update(contacts).set({ blocked_reason }).where(eq(contacts.phone_number, phone))
    await become(PHONE, 'opted_out')
    await become(OTHER_PHONE, 'bad_number')
    const { failures } = (await api.blast({ params: { id } })).blast
    expect(failures.map(({ not_again }) => not_again)).toEqual([
      'Opted out of texts. Only a START from this number lets texts go out again.',
      'The last text did not reach a mobile telephone.',
    ])
    await expect(api.retryBlast({ params: { id } })).rejects.toMatchObject({
      status: 422,
      issues: {
        [PHONE]: expect.stringMatching(/^Opted out/),
        [OTHER_PHONE]: expect.stringMatching(/did not reach/),
      },
    })
  })

  it('that reminds of pictures has a text for each, and notes who was asked', async () => {
    const { vega, rigel } = await vendors()
    await api.sendBlast({
      body: {
        kind: 'reminder',
        recipients: [
          { vendor_id: vega, body: 'Trucks of Vega' },
          { vendor_id: rigel, body: 'Trucks of Rigel' },
        ],
      },
    })
    const sent = await app.db.select().from(messages).orderBy(messages.message_id)
    expect(sent.map(({ body, is_pictures }) => [body, is_pictures])).toEqual([
      ['Trucks of Vega', true],
      ['Trucks of Rigel', true],
    ])
    expect(await app.db.select().from(picture_requests).orderBy(picture_requests.vendor_id)).toMatchObject([
      { vendor_id: vega, month: '2026-05' },
      { vendor_id: rigel, month: '2026-05' },
    ])
    expect(told.map(({ name, payload }) => [name, 'flags' in payload && payload.flags.is_pictures])).toEqual([
      ['threadStatusUpdated', true],
      ['threadStatusUpdated', true],
    ])
  })

  it('can be scheduled', async () => {
    const schedule = inMinutes(30)
    const { blast } = await api.sendBlast({
      body: { body: 'Hi', recipients: [{ phone_number: PHONE }], schedule },
    })
    expect(blast).toMatchObject({ scheduled_for: schedule, attempted: 0 })
    expect(await waiting()).toMatchObject([{ due_at: new Date(schedule) }])
  })

  it('to ten thousand is taken in one call, each number once', async () => {
    const recipients = Array.from({ length: 10_000 }, (_, n) => ({
      phone_number: `+1${320 + (n % 8)}55${50_000 + n}`,
      source: 'list.csv',
    }))
    const { blast } = await api.sendBlast({
      body: { body: 'Hi', recipients: [...recipients, ...recipients] },
    })
    expect(blast).toMatchObject({ total: 10_000, left_out: [] })
    const [count] = await rows<{ all: number; places: number }>(
      app.db,
      sql`select count(distinct phone_number)::int as all, count(distinct at)::int as places from messages join outbox using (message_id)`,
    )
    expect(count).toEqual({ all: 10_000, places: 1 })
  })
})

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  sign => sign.charCodeAt(0),
)
const picture = (bytes = PNG.byteLength, name = 'truck.png') => {
  const content = new Uint8Array(bytes)
  content.set(PNG)
  return new File([content], name, { type: 'image/png' })
}
const upload = (...images: File[]) => api.uploadSmsMedia({ body: { images } })

describe('pictures of a message', () => {
  it('are taken in, go with it, and can be saved', async () => {
    const { uploaded_images, files } = await upload(picture(), picture(PNG.byteLength + 1))
    const preview = await app.send(files[0]?.small_url ?? '', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(preview.status).toBe(200)
    expect(files.map(({ url }) => url)).toEqual(uploaded_images)
    const message = await send({ body: '', media: uploaded_images })
    for (const { small_url } of files) {
      const shown = await app.send(small_url, {
        headers: { authorization: `Bearer ${(await app.loginAs(5)).token}` },
      })
      expect(shown.status).toBe(200)
    }
    expect(message.media).toMatchObject(
      files.map(({ url, small_url }) => ({ url, small_url, state: 'stored' })),
    )
    const [url = ''] = uploaded_images
    const saved = await app.send(`/api/communication/download-media/${encodeURIComponent(url)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(PNG)
    const file = await api.downloadMedia({ params: { encodedUrl: url } })
    expect([file.type, file.size]).toEqual(['image/png', PNG.byteLength])
  })

  it('tell two messages under one client_key apart', async () => {
    const { uploaded_images } = await upload(picture(), picture(PNG.byteLength + 1))
    const [one = '', other = ''] = uploaded_images
    const first = await send({ client_key: 'k1', media: [one] })
    expect((await send({ client_key: 'k1', media: [one, one] })).id).toBe(first.id)
    await expect(send({ client_key: 'k1', media: [other] })).rejects.toMatchObject({ status: 409 })
  })

  it('can go with any number of messages, and stay', async () => {
    const { uploaded_images } = await upload(picture())
    await send({ media: uploaded_images })
    app.clock.forward(2 * 24 * 60)
    api = (await app.loginAs(5)).api
    await upload(picture())
    const { media } = await send({ to: OTHER_PHONE, media: [...uploaded_images, ...uploaded_images] })
    expect(media).toHaveLength(1)
    expect(media[0]?.small_url).not.toBeNull()
  })

  it.each([
    ['of 5,242,880 bytes are taken', [5_242_880], undefined],
    ['of 5,242,881 bytes are not', [5_242_881], 'Commulative size of images should not exceed 5MB'],
    [
      'that are too large together are not',
      [5_242_000, 900],
      'Commulative size of images should not exceed 5MB',
    ],
    ['are ten at most', Array.from({ length: 11 }, () => 200), 'A message takes at most 10 pictures.'],
  ])('%s', async (_, sizes, text) => {
    const answer = upload(...sizes.map(bytes => picture(bytes)))
    if (text === undefined) await expect(answer).resolves.toMatchObject({ files: [{ bytes: sizes[0] }] })
    else await expect(answer).rejects.toMatchObject({ issues: { images: text } })
  })

  it('are refused where they are none', async () => {
    await expect(upload(new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))).rejects.toMatchObject({
      status: 422,
    })
    await expect(upload()).rejects.toMatchObject({ issues: { images: 'No image selected' } })
  })

  it.each([
    ['loopback', 'http://127.0.0.1:1/x.jpg'],
    ['a file', 'file:///etc/passwd'],
    ['a path', '../../etc/passwd'],
    ['an upload that no message has', undefined],
  ])('are not saved from %s', async (_, address) => {
    const url = address ?? (await upload(picture())).uploaded_images[0] ?? ''
    const answer = await app.send(`/api/communication/download-media/${encodeURIComponent(url)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(404)
  })
})

it('vendors are found by name, nickname, code and number', async () => {
  await storeVendor(app, { name: 'Alvarez Freight', nickname: 'Al', code: 'LA-1' })
  await storeVendor(app, { name: 'Bennett 100% Hauling', phone_num: null })
  await storeVendor(app, { name: 'Gone', deleted_at: app.clock.now() })
  const found = async (text: string) =>
    (await api.searchMessageVendors({ params: { text } })).vendors.map(({ name }) => name)
  expect(await found('FREIGHT')).toEqual(['Alvarez Freight'])
  expect(await found('la-1')).toEqual(['Alvarez Freight'])
  expect(await found('+1 (310) 555-01')).toEqual(['Alvarez Freight'])
  expect(await found('%')).toEqual(['Bennett 100% Hauling'])
  expect(await found('a')).toEqual(['Alvarez Freight', 'Bennett 100% Hauling'])
  await storeVendor(app, { name: 'Peña  Hauling', phone_num: null })
  expect(await found('pena hauling')).toEqual(['Peña  Hauling'])
  expect(await found('nobody')).toEqual([])
})

it('a client is refused', async () => {
  const client = (await app.loginAs(4)).api
  await expect(client.sendMessage({ body: { to: PHONE, body: 'Hi' } })).rejects.toMatchObject({ status: 403 })
  await expect(client.blasts()).rejects.toMatchObject({ status: 403 })
})
