import { describe, expect, it } from 'vitest'
import type { Message } from './message'
import { laterMessage, nextStatus, readCarrierStatus, shownStatus, type StoredStatus } from './message-status'

const after = (...told: StoredStatus[]) => told.reduce(nextStatus)

describe('the status of a message', () => {
  it.each<[string, StoredStatus[], StoredStatus]>([
    ['goes forward', ['accepted', 'queued', 'sending', 'sent', 'delivered'], 'delivered'],
    ['skips what is not told', ['waiting', 'delivered'], 'delivered'],
    ['stays delivered when sent is told late', ['delivered', 'sent'], 'delivered'],
    ['stays delivered when it is said to have failed', ['delivered', 'failed'], 'delivered'],
    ['stays delivered when it is said to be undelivered', ['delivered', 'undelivered'], 'delivered'],
    ['becomes delivered after all', ['undelivered', 'delivered'], 'delivered'],
    ['stays failed', ['failed', 'delivered'], 'failed'],
    ['can fail before it is sent', ['queued', 'failed'], 'failed'],
    ['is the same for what is told twice', ['sent', 'sent'], 'sent'],
    ['stays taken back', ['canceled', 'accepted'], 'canceled'],
  ])('%s', (_, told, expected) => {
    expect(after(...told)).toBe(expected)
  })

  it('is the same in whatever order a message is reported', () => {
    const told: StoredStatus[] = ['queued', 'sending', 'sent', 'delivered']
    for (const first of told)
      for (const second of told)
        for (const third of told) expect(after('waiting', first, second, third, ...told)).toBe('delivered')
  })

  it.each<[StoredStatus, string | undefined]>([
    ['scheduled', 'scheduled'],
    ['waiting', 'sent'],
    ['accepted', 'sent'],
    ['queued', 'sent'],
    ['sending', 'sent'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['undelivered', 'undelivered'],
    ['failed', 'failed'],
    ['received', 'delivered'],
    ['canceled', undefined],
  ])('%s is shown as %s', (status, shown) => {
    expect(shownStatus(status)).toBe(shown)
  })

  it.each([
    ['sent', 'sent'],
    ['Delivered', 'delivered'],
    ['read', 'delivered'],
    ['receiving', 'received'],
    ['waiting', undefined],
    ['partially_delivered', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('the carrier’s "%s" is %s', (text, status) => {
    expect(readCarrierStatus(text)).toBe(status)
  })

  it('of a message that is told in any order the furthest stays', () => {
    const told = (message_status: Message['message_status'], pending = false) =>
      ({ message_status, pending }) as Message
    const ways = [told('scheduled'), told('sent', true), told('sent'), told('undelivered'), told('delivered')]
    for (const first of ways)
      for (const second of ways)
        expect(laterMessage(first, second)).toBe(ways[Math.max(ways.indexOf(first), ways.indexOf(second))])
    expect(laterMessage(told('failed'), told('sent', true))).toMatchObject({ message_status: 'failed' })
    const again = told('sent')
    expect(laterMessage(told('sent'), again)).toBe(again)
  })
})
