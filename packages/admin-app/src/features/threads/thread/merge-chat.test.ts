import { describe, expect, it } from 'vitest'
import { aContact, aMessage } from '../story-threads'
import { type KnownChat, withMessage, withNewest, withOlder } from './merge-chat'

const SIZE = 3
const contact = aContact()
const message = (id: number, over = {}) =>
  aMessage({ id, created_at: new Date(Date.UTC(2026, 4, 4, 20, id)).toISOString(), ...over })
const part = (...ids: number[]) => ({ chat: ids.map(id => message(id)), contact })
const ids = ({ messages }: KnownChat) => messages.map(({ id }) => id)

describe('what is known of a thread', () => {
  const known = withOlder(withNewest(undefined, part(7, 8, 9), SIZE), part(4, 5, 6), SIZE)

  it('grows upward', () => {
    expect([ids(known), known.hasStart]).toEqual([[4, 5, 6, 7, 8, 9], false])
    expect(withOlder(known, part(2, 3), SIZE)).toMatchObject({ hasStart: true })
  })

  it('goes on with the newest page', () => {
    expect(ids(withNewest(known, part(9, 10, 11), SIZE))).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('begins anew where the newest page does not meet it', () => {
    expect(ids(withNewest(known, part(20, 21, 22), SIZE))).toEqual([20, 21, 22])
  })

  it('loses a message that was taken back meanwhile', () => {
    expect(ids(withNewest(known, part(7, 9, 10), SIZE))).toEqual([4, 5, 6, 7, 9, 10])
  })

  it('has its start where a page is not full', () => {
    expect(withNewest(known, part(1, 2), SIZE)).toMatchObject({ hasStart: true })
  })

  it('takes a message once, as it was told last and where its time puts it', () => {
    const sent = withMessage(known, message(10, { pending: true }))
    const later = withMessage(sent, message(10, { message_status: 'delivered' }))
    expect(ids(later)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(later.messages.at(-1)).toMatchObject({ pending: false, message_status: 'delivered' })
    const due = message(3, { created_at: '2026-05-06T20:00:00.000Z' })
    expect(ids(withMessage(known, due)).at(-1)).toBe(3)
  })

  it('does not take back what an event told before the answer that it overtook', () => {
    const failed = withMessage(known, message(10, { message_status: 'failed' }))
    const waiting = message(10, { message_status: 'sent', pending: true })
    expect(withMessage(failed, waiting).messages.at(-1)).toMatchObject({
      message_status: 'failed',
      pending: false,
    })
    const page = { chat: [message(9), waiting], contact }
    expect(withNewest(failed, page, SIZE).messages.at(-1)).toMatchObject({ message_status: 'failed' })
  })

  it('leaves out what stands above it, which is loaded when it is scrolled to', () => {
    expect(ids(withMessage(known, message(2)))).toEqual([4, 5, 6, 7, 8, 9])
    expect(ids(withMessage({ ...known, hasStart: true }, message(2)))).toEqual([2, 4, 5, 6, 7, 8, 9])
  })
})
