import type { Message } from '@product/sdk/nouns/messages'
import { describe, expect, it } from 'vitest'
import { aContact, aMessage } from '../story-threads'
import { firstUnread, threadRows } from './thread-rows'

const inbound = (id: number, at: string, over = {}) =>
  aMessage({ id, created_at: `2026-05-${at}:00.000Z`, ...over })
const outbound = (id: number, at: string, over = {}) =>
  inbound(id, at, { direction: 'outbound', sender_name: 'Ann Miller', ...over })

const laid = (messages: ReturnType<typeof inbound>[], over = {}) =>
  threadRows({ messages, outgoing: [], unreadFrom: undefined, ...over }).map(({ key }) => key)

describe('a thread from top to bottom', () => {
  it('has a separator for each day of Los Angeles', () => {
    expect(laid([inbound(1, '04T06:59'), inbound(2, '04T07:00'), inbound(3, '05T08:00')])).toEqual([
      'day/2026-05-03',
      'message/1',
      'day/2026-05-04',
      'message/2',
      'day/2026-05-05',
      'message/3',
    ])
  })

  it('divides what is unread from what was there', () => {
    const messages = [inbound(1, '04T20:00'), inbound(2, '04T20:01')]
    expect(laid(messages, { unreadFrom: 2 })).toEqual(['day/2026-05-04', 'message/1', 'unread', 'message/2'])
  })

  it('takes what one side says within five minutes as one', () => {
    const rows = threadRows({
      messages: [
        inbound(1, '04T20:00'),
        inbound(2, '04T20:04'),
        outbound(3, '04T20:05'),
        outbound(4, '04T20:06', { sender_name: 'Bo Tran' }),
        outbound(5, '04T20:20', { sender_name: 'Bo Tran' }),
      ],
      outgoing: [],
      unreadFrom: undefined,
    })
    expect(rows.flatMap(row => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []))).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
    ])
  })

  it('ends with what is being sent, until the server has it under the same key', () => {
    const outgoing = [{ clientKey: 'k1', body: 'Thanks', images: [], state: 'sending' as const }]
    const messages = [inbound(1, '04T20:00')]
    expect(laid(messages, { outgoing }).at(-1)).toBe('k1')
    expect(laid([...messages, outbound(2, '04T20:01', { client_key: 'k1' })], { outgoing })).toEqual([
      'day/2026-05-04',
      'message/1',
      'k1',
    ])
  })
})

const firstUnreadOf = (messages: Message[], seen: number | null = null, hasStart = true) =>
  firstUnread({ messages, hasStart, contact: aContact({ seen_message_id: seen }) })

describe('what is unread', () => {
  it('begins with what came in since staff wrote', () => {
    expect(firstUnreadOf([outbound(1, '04T20:00'), inbound(2, '04T20:01'), inbound(3, '04T20:02')])).toBe(2)
    expect(firstUnreadOf([inbound(1, '04T20:00'), inbound(2, '04T20:01')])).toBe(1)
  })

  it('is nothing where staff had the last word, whatever is still to be sent', () => {
    expect(firstUnreadOf([inbound(1, '04T20:00'), outbound(2, '04T20:01')])).toBeUndefined()
    const scheduled = outbound(3, '06T20:00', { message_status: 'scheduled' })
    expect(firstUnreadOf([outbound(1, '04T20:00'), inbound(2, '04T20:01'), scheduled])).toBe(2)
    expect(firstUnreadOf([])).toBeUndefined()
  })

  it('begins below the last message that was seen, whoever wrote since', () => {
    const messages = [
      inbound(1, '04T20:00'),
      inbound(2, '04T20:01'),
      outbound(3, '04T20:02'),
      inbound(4, '04T20:03'),
    ]
    expect(firstUnreadOf(messages, 1)).toBe(2)
    expect(firstUnreadOf(messages, 2)).toBe(4)
    expect(firstUnreadOf(messages, 4)).toBeUndefined()
  })

  it('is not shown before as much of the thread is known, and from the start where that was never seen', () => {
    const messages = [inbound(5, '04T20:00'), inbound(6, '04T20:01')]
    expect(firstUnreadOf(messages, 2, false)).toBeUndefined()
    expect(firstUnreadOf(messages, 2, true)).toBe(5)
  })
})
