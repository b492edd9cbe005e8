import type { Contact } from '@product/sdk/nouns/messages'
import { describe, expect, it } from 'vitest'
import { aContact, aMessage } from '../story-threads'
import { belongsTo, chatRows, nextOffset, putChat } from './chat-list'
import { withLastMessage } from './later-thread'

const thread = (digit: number, minute: number, over: Partial<Contact> = {}) =>
  aContact({
    phone_number: `+1310555010${digit}`,
    created_at: `2026-05-04T20:${String(minute).padStart(2, '0')}:00.000Z`,
    ...over,
  })
const numbers = (rows: readonly Contact[]) => rows.map(({ phone_number }) => Number(phone_number.at(-1)))

describe('the list of threads', () => {
  const pages = [[thread(1, 50), thread(2, 40)], [thread(3, 30)]]

  it('has the newest message first and each thread once, though the pages moved between two calls', () => {
    expect(numbers(chatRows([...pages, [thread(3, 30), thread(4, 20)]]))).toEqual([1, 2, 3, 4])
  })

  it('a message brings its thread to the top', () => {
    expect(numbers(chatRows(putChat('all', pages, thread(3, 55))))).toEqual([3, 1, 2])
  })

  it('a thread that was not loaded comes in only where it is newer than what was', () => {
    expect(numbers(chatRows(putChat('all', pages, thread(9, 55))))).toEqual([9, 1, 2, 3])
    expect(numbers(chatRows(putChat('all', pages, thread(9, 10))))).toEqual([1, 2, 3])
    expect(numbers(chatRows(putChat('starred', pages, thread(9, 55))))).toEqual([1, 2, 3])
  })

  it('a thread that is read stays in sight on the Unread tab, and the next page begins one earlier', () => {
    const unread = pages.map(page => page.map(one => ({ ...one, is_read: false })))
    const after = putChat('unread', unread, thread(2, 40, { is_read: true }))
    expect(numbers(chatRows(after))).toEqual([1, 2, 3])
    expect([nextOffset('unread', unread), nextOffset('unread', after)]).toEqual([3, 2])
  })

  it('an answer that was read before the newest message came does not take it back', () => {
    const known = [[thread(1, 50, { body: 'new', is_read: false })]]
    const told = thread(1, 40, { body: 'old', is_read: true, is_starred: true })
    expect(putChat('all', known, told)).toEqual([
      [thread(1, 50, { body: 'new', is_read: false, is_starred: true })],
    ])
    expect(putChat('all', known, { ...told, created_at: null })[0]?.[0]?.body).toBe('new')
  })

  it('a message is not taken back by one that was told before it, or by what was told of it before', () => {
    const at = (minute: number, message_status: 'sent' | 'failed') =>
      aMessage({ created_at: `2026-05-04T20:${minute}:00.000Z`, message_status })
    const failed = withLastMessage(thread(1, 40), at(50, 'failed'))
    expect(failed).toMatchObject({ last_status: 'failed', created_at: '2026-05-04T20:50:00.000Z' })
    expect(withLastMessage(failed, at(50, 'sent'))).toBe(failed)
    expect(withLastMessage(failed, at(45, 'sent'))).toBe(failed)
    expect(withLastMessage(failed, at(55, 'sent'))).toMatchObject({ last_status: 'sent' })
  })

  it('a thread without messages comes last', () => {
    expect(numbers(chatRows([[thread(5, 0, { created_at: null }), ...(pages[0] ?? [])]]))).toEqual([1, 2, 5])
  })

  it.each([
    ['all', {}, true],
    ['unread', { is_read: true }, false],
    ['unread', { is_read: false }, true],
    ['starred', { is_starred: true }, true],
    ['accounting', { is_accounting: false }, false],
    ['pictures', { is_pictures: true }, true],
  ] as const)('of the tab %s: %o %s', (type, over, belongs) => {
    expect(belongsTo(type, thread(1, 1, over))).toBe(belongs)
  })
})
