import { CHAT_PAGE, CHATS_PAGE } from '@product/sdk/features/threads'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { contacts } from '../../db/tables/messages'
import { audit } from '../../db/tables/record-keeping'
import { type ServerEvent, inProcessEvents } from '../../outside/events'
import { OTHER_PHONE, PHONE, storeMessage, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']

let app: TestApp
let api: Api
let told: ServerEvent[]

beforeEach(async () => {
  const events = inProcessEvents()
  told = []
  events.subscribe(event => told.push(event))
  app = await testApp({ events })
  api = (await app.loginAs(5)).api
})

const chats = (type = 'all', query = {}) =>
  api.chats({ params: { type: type as 'all' }, query }).then(answer => answer.chats)
const chat = (query = {}, phone = PHONE) => api.chat({ params: { phone }, query })
const minutes = (count: number) => app.clock.forward(count)
const path = { params: { phone: PHONE } }

describe('the list of threads', () => {
  it('shows the newest message first, with the name of whoever has the number', async () => {
    const vendor_id = await storeVendor(app)
    await storeMessage(app, { body: 'First' })
    minutes(1)
    await storeMessage(app, { phone_number: OTHER_PHONE, body: 'Who is this?' })
    expect(await chats()).toMatchObject([
      { phone_number: OTHER_PHONE, name: null, vendor_id: null, body: 'Who is this?', is_read: false },
      { phone_number: PHONE, name: 'Alvarez Freight', vendor_id, body: 'First' },
    ])
  })

  it('prefers the vendor whom staff linked to one who has the number, and neither is a deleted one', async () => {
    await storeVendor(app, { name: 'Gone', deleted_at: new Date() })
    const own = await storeVendor(app, { name: 'Own' })
    const linked = await storeVendor(app, { name: 'Driver’s boss', phone_num: null })
    await storeMessage(app)
    expect(await chats()).toMatchObject([{ vendor_id: own }])
    await api.linkVendor({ ...path, body: { vendor_id: linked } })
    expect(await chats()).toMatchObject([{ vendor_id: linked, name: 'Driver’s boss' }])
    await expect(api.linkVendor({ ...path, body: { vendor_id: 999 } })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('comes in pages from an offset, none twice and none left out', async () => {
    for (let count = 0; count < CHATS_PAGE + 3; count += 1) {
      await storeMessage(app, { phone_number: `+1310555${String(1000 + count)}` })
    }
    const pages = [await chats(), await chats('all', { offset: CHATS_PAGE })]
    expect(pages.map(page => page.length)).toEqual([CHATS_PAGE, 3])
    expect(new Set(pages.flat().map(one => one.phone_number)).size).toBe(CHATS_PAGE + 3)
  })

  it.each([
    ['a name, any case', 'aLVAR'],
    ['digits with marks', '(310) 555-0100'],
    ['a text', 'leaky'],
  ])('finds %s', async (_, keyword) => {
    await storeVendor(app)
    await storeMessage(app, { body: 'The Leaky door' })
    await storeMessage(app, { phone_number: '+12135550199', body: 'Something else' })
    expect(await chats('all', { keyword })).toMatchObject([{ phone_number: PHONE }])
    expect(await api.chatCounts({ params: { type: 'all' }, query: { keyword } })).toMatchObject({
      count: 1,
      allCount: 1,
    })
  })

  it('shows on demand those in which our last word did not arrive', async () => {
    const ours = { direction: 'outbound', phone_number: PHONE }
    await storeMessage(app, { ...ours, status: 'failed' })
    await storeMessage(app, { ...ours, phone_number: '+12135550101', status: 'delivered' })
    await storeMessage(app, { ...ours, phone_number: '+12135550102', status: 'undelivered' })
    await storeMessage(app, { phone_number: OTHER_PHONE })
    minutes(1)
    await storeMessage(app, { ...ours, phone_number: '+12135550103', status: 'failed' })
    await storeMessage(app, { phone_number: '+12135550103', body: 'Call me' })
    const failed = await chats('all', { failed: 'true' })
    expect(failed.map(({ phone_number }) => phone_number)).toEqual(['+12135550102', PHONE])
  })

  it('takes signs of patterns for what they are', async () => {
    await storeMessage(app, { body: 'All fine' })
    expect(await chats('all', { keyword: '%' })).toEqual([])
    expect(await chats('all', { keyword: '_' })).toEqual([])
  })
})

describe('the tabs', () => {
  it('hold the threads with their flag, and count them', async () => {
    await storeVendor(app)
    await storeMessage(app)
    await storeMessage(app, { phone_number: OTHER_PHONE, direction: 'outbound', status: 'sent' })
    await api.markStarred({ body: { phone_number: PHONE } })
    await api.markAccounting(path)
    await api.markPictures(path)
    for (const type of ['unread', 'starred', 'accounting', 'pictures']) {
      expect((await chats(type)).map(one => one.phone_number)).toEqual([PHONE])
    }
    await api.markRead(path)
    await api.removeStarred(path)
    await api.removeAccounting(path)
    const after = await api.removePictures(path)
    expect(after.counts).toEqual({
      allCount: 2,
      unreadCount: 0,
      starredCount: 0,
      accountingCount: 0,
      picturesCount: 0,
    })
    expect(await chats('starred')).toEqual([])
  })

  it('are told of a change once, and of none where nothing changes', async () => {
    await storeVendor(app)
    await storeMessage(app)
    const first = await api.markStarred({ body: { phone_number: PHONE } })
    const again = await api.markStarred({ body: { phone_number: PHONE } })
    expect([first.counts?.starredCount, again.counts]).toEqual([1, undefined])
    expect(told).toMatchObject([
      {
        name: 'threadStatusUpdated',
        payload: { phone_number: PHONE, flags: { is_starred: true }, counts: { starredCount: 1 } },
      },
    ])
    const log = await app.db.select().from(audit).where(eq(audit.entity, 'thread')).orderBy(audit.audit_id)
    expect(log.map(({ action }) => action)).toEqual(['starred the thread with Alvarez Freight'])
    expect(JSON.stringify(log)).not.toContain(PHONE.slice(2))
  })

  it('take every thread that opens, also before its first text, and nothing else', async () => {
    expect((await api.markUnread(path)).chat).toMatchObject({ is_read: false, name: null })
    await storeVendor(app)
    expect((await api.markAccounting(path)).chat).toMatchObject({
      is_accounting: true,
      name: 'Alvarez Freight',
    })
    const name = { params: { phone: 'HAULBANK' } }
    const refusal = { code: 'not_found', message: 'There is no such thread.' }
    await expect(api.chat({ ...name, query: {} })).rejects.toMatchObject(refusal)
    await expect(api.markUnread(name)).rejects.toMatchObject(refusal)
    await storeMessage(app, { phone_number: 'HAULBANK' })
    expect((await api.markUnread(name)).chat).toMatchObject({ is_read: false })
    expect((await chats('accounting')).map(one => one.phone_number)).toEqual([])
  })
})

describe('a thread', () => {
  it('shows its newest page, oldest first, and what is above a message while others arrive', async () => {
    const ids: number[] = []
    for (let count = 0; count < CHAT_PAGE + 5; count += 1) {
      minutes(1)
      ids.push(await storeMessage(app, { body: `${count}` }))
    }
    const newest = await chat()
    expect(newest.total).toBe(CHAT_PAGE + 5)
    expect(newest.chat.map(({ id }) => id)).toEqual(ids.slice(5))
    minutes(1)
    const late = await storeMessage(app)
    expect((await chat({ before: ids[5] })).chat.map(({ id }) => id)).toEqual(ids.slice(0, 5))
    expect((await chat({ after: ids.at(-1) })).chat.map(({ id }) => id)).toEqual([late])
    expect((await chat({ page: 1 })).chat).toHaveLength(6)
  })

  it('reads a number whose plus became a blank, and one without it', async () => {
    await storeMessage(app)
    for (const phone of [' 13105550100', '13105550100', '3105550100', '+13105550100']) {
      expect((await chat({}, phone)).chat).toHaveLength(1)
    }
    await expect(chat({}, '<b>')).rejects.toMatchObject({ code: 'malformed' })
    await expect(chat({}, 'abc')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is opened where a service sends under a name', async () => {
    await storeMessage(app, { phone_number: 'HAULBANK', body: 'Your code is 12' })
    expect((await chat({}, 'HAULBANK')).chat).toMatchObject([{ body: 'Your code is 12' }])
  })

  it('is empty for a number that nobody wrote with, named by its vendor', async () => {
    const vendor_id = await storeVendor(app)
    expect(await chat()).toMatchObject({
      chat: [],
      total: 0,
      contact: { vendor_id, name: 'Alvarez Freight' },
    })
  })

  it('stays unread when something newer came than what was seen', async () => {
    await storeVendor(app)
    const seen = await storeMessage(app)
    minutes(1)
    await storeMessage(app)
    expect((await api.markRead({ ...path, body: { seen } })).chat.is_read).toBe(false)
    expect((await api.markRead(path)).chat.is_read).toBe(true)
  })

  it('remembers up to where it was seen, and never goes back', async () => {
    await storeVendor(app)
    const first = await storeMessage(app)
    minutes(1)
    const second = await storeMessage(app)
    minutes(1)
    const ours = await storeMessage(app, { direction: 'outbound', status: 'sent' })
    const seenAfter = async (seen: number | undefined) => {
      await api.markRead({ ...path, body: { seen } })
      return (await chat()).contact.seen_message_id
    }
    expect((await chat()).contact.seen_message_id).toBeNull()
    expect(await seenAfter(first)).toBe(first)
    expect(await seenAfter(ours)).toBe(second)
    expect(await seenAfter(first)).toBe(second)
    minutes(1)
    const third = await storeMessage(app)
    await api.markUnread(path)
    expect((await chat()).contact.seen_message_id).toBe(second)
    expect(await seenAfter(undefined)).toBe(third)
  })

  it('says what became of a message, and why it failed in words', async () => {
    const outbound = { direction: 'outbound' }
    await storeMessage(app, { ...outbound, status: 'waiting' })
    await storeMessage(app, { ...outbound, status: 'queued' })
    await storeMessage(app, { ...outbound, status: 'failed', error_code: 21211 })
    expect((await chat()).chat).toMatchObject([
      { message_status: 'sent', pending: true, error_text: null },
      { message_status: 'sent', pending: false },
      { message_status: 'failed', error_text: 'The carrier says that this is no valid number.' },
    ])
  })

  it('leaves out what was taken back', async () => {
    await storeMessage(app, { direction: 'outbound', status: 'canceled' })
    expect(await chat()).toMatchObject({ chat: [], total: 0 })
  })
})

describe('a block', () => {
  const block = (blocked_reason: string) => app.db.update(contacts).set({ blocked_reason })

  it('is taken off by administrators and owners, but not an opt-out', async () => {
    await storeMessage(app)
    await block('bad_number')
    await expect(api.unblock(path)).rejects.toMatchObject({ code: 'forbidden' })
    const { api: owner } = await app.loginAs(3)
    expect((await owner.unblock(path)).chat.is_blocked).toBe(false)
    await block('opted_out')
    await expect(owner.unblock(path)).rejects.toMatchObject({ code: 'invalid' })
    expect(await chats()).toMatchObject([{ is_blocked: true, blocked_reason: 'opted_out' }])
  })
})

it('who has a number: the vendor with trucks, and others with the same number', async () => {
  const vendor_id = await storeVendor(app)
  const other = await storeVendor(app, { name: 'Second' })
  await storeMessage(app)
  expect(await api.threadVendor(path)).toMatchObject({
    vendor: { vendor_id, name: 'Alvarez Freight' },
    others: [{ vendor_id: other, name: 'Second' }],
    trucks: [],
    pictures: [],
  })
  expect(await api.threadVendor({ params: { phone: OTHER_PHONE } })).toMatchObject({
    vendor: null,
    others: [],
  })
})

it('a client sees nothing of it', async () => {
  await storeMessage(app)
  const { api: client } = await app.loginAs(4)
  await expect(client.chats({ params: { type: 'all' } })).rejects.toMatchObject({ code: 'forbidden' })
})
