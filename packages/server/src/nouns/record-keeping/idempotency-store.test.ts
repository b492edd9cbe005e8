import { describe, expect, it } from 'vitest'
import { idempotency_keys } from '../../db/tables/record-keeping'
import { testApp } from '../../testing/test-app'
import { once } from './idempotency-store'

const NOW = new Date('2026-05-20T17:00:00Z')

async function counting() {
  const { db } = await testApp()
  let done = 0
  const send = (over: { owner?: string; key?: string; mark?: string; now?: Date } = {}) =>
    db.transaction(tx =>
      once(tx, { owner: 'user 1', key: 'k', mark: 'r', now: NOW, ...over }, async () => ({
        count: ++done,
      })),
    )
  return { db, send, done: () => done }
}

describe('a request with an Idempotency-Key', () => {
  it('does its work once and answers the same ever after', async () => {
    const { send, done } = await counting()
    expect([await send(), await send(), await send()]).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
    expect(done()).toBe(1)
  })

  it('sent many times at once does its work once', async () => {
    const { send, done } = await counting()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(new Set(answers.map(({ count }) => count))).toEqual(new Set([1]))
    expect(done()).toBe(1)
  })

  it('is another for another user or another key', async () => {
    const { send } = await counting()
    expect([await send(), await send({ owner: 'user 2' }), await send({ key: 'other' })]).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 3 },
    ])
  })

  it('is refused when the key already stands for something else', async () => {
    const { send } = await counting()
    await send()
    await expect(send({ mark: 'another' })).rejects.toMatchObject({ status: 409 })
  })

  it('that failed may be sent again', async () => {
    const { db, send } = await counting()
    const failing = db.transaction(tx =>
      once(tx, { owner: 'user 1', key: 'k', mark: 'r', now: NOW }, () => Promise.reject(new Error('no'))),
    )
    await expect(failing).rejects.toThrow('no')
    expect(await send()).toEqual({ count: 1 })
  })

  it('is forgotten after a day', async () => {
    const { db, send } = await counting()
    await send()
    await send({ key: 'later', now: new Date(NOW.getTime() + 25 * 3_600_000) })
    expect((await db.select().from(idempotency_keys)).map(({ key }) => key)).toEqual(['later'])
  })
})
