import { describe, expect, it } from 'vitest'
import { type BlockedEvent, canUnblock, nextBlockedState, NOT_BLOCKED } from './blocked-reason'
import { carrierError } from './carrier-error'

const after = (...events: BlockedEvent[]) => events.reduce(nextBlockedState, NOT_BLOCKED).blocked_reason

const failed = (code: number | null, isNewest = true): BlockedEvent => ({ kind: 'failed', code, isNewest })
const delivered: BlockedEvent = { kind: 'delivered' }
const clear: BlockedEvent = { kind: 'clear' }
const text: BlockedEvent = { kind: 'inbound', word: undefined }
const stop: BlockedEvent = { kind: 'inbound', word: 'stop' }
const start: BlockedEvent = { kind: 'inbound', word: 'start' }
const help: BlockedEvent = { kind: 'inbound', word: 'help' }

describe('a number that opted out', () => {
  it.each([
    ['by a word', [stop]],
    ['by what the carrier says', [failed(21610)]],
    ['whatever it writes then', [stop, text, help]],
    ['also when an older text arrives', [stop, delivered]],
    ['also when staff clear it', [stop, clear]],
    ['also when texts fail otherwise', [stop, failed(30006), failed(30003)]],
    ['after it came back', [stop, start, stop]],
    ['though an older text says so', [failed(21610, false)]],
  ])('gets no more texts: %s', (_, events) => {
    expect(after(...events)).toBe('opted_out')
  })

  it('gets texts again after an opt-in word', () => {
    expect(after(stop, start)).toBeNull()
  })
})

describe('a number that can not be reached', () => {
  it.each([
    [21211, 'bad_number'],
    [21614, 'bad_number'],
    [30005, 'bad_number'],
    [30006, 'bad_number'],
    [30004, 'blocked'],
    [30450, 'blocked'],
  ])('is blocked at once by %i', (code, reason) => {
    expect(after(failed(code))).toBe(reason)
  })

  it('is not blocked by an older text', () => {
    expect(after(failed(30006, false))).toBeNull()
  })

  it.each([
    ['a delivery', delivered],
    ['a text from it', text],
    ['staff', clear],
    ['an opt-in word', start],
  ])('is reached again after %s', (_, event) => {
    expect(after(failed(30006), event)).toBeNull()
    expect(after(failed(30003), failed(30003), failed(30003), event)).toBeNull()
  })
})

describe('passing failures', () => {
  it.each([30003, 30008, 30007, 39999, null])('of code %s block at the third in a row', code => {
    expect(after(failed(code), failed(code))).toBeNull()
    expect(after(failed(code), failed(code), failed(code))).toBe('undelivered')
  })

  it.each([
    ['a delivery', delivered],
    ['a text from it', text],
    ['help', help],
    ['staff', clear],
  ])('begin anew after %s', (_, event) => {
    expect(after(failed(30003), failed(30003), event, failed(30003), failed(30003))).toBeNull()
  })

  it('leave a worse reason in place', () => {
    expect(after(failed(30006), failed(30003), failed(30003), failed(30003))).toBe('bad_number')
  })
})

it.each([
  21408, 21612, 21608, 30034, 30032, 30022, 30027, 30002, 30036, 21611, 30001, 20429, 21617, 11751, 30011,
  30019,
])('a fault of ours, %i, never blocks', code => {
  expect(after(failed(code), failed(code), failed(code), failed(code))).toBeNull()
  expect(carrierError(code).class).not.toBe('unknown')
})

it('staff unblock all but who opted out', () => {
  expect([null, 'opted_out' as const, 'bad_number' as const].map(canUnblock)).toEqual([false, false, true])
})
