import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPglite } from './pglite'

/** How often the event loop turned while the work was done. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let done = false
  const count = () => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await work()
  done = true
  return turns
}

describe('a long row of queries to the embedded database', () => {
  it('lets others have their turn, in a transaction and outside', async () => {
    const client = await openPglite()
    const many = async (asked: Pick<typeof client, 'query'>) => {
      const until = performance.now() + 200
      while (performance.now() < until) await asked.query('select 1')
    }
    expect(await turnsDuring(() => many(client))).toBeGreaterThan(1)
    expect(await turnsDuring(() => client.transaction(tx => many(tx)))).toBeGreaterThan(1)
    await client.close()
  })
})

describe('in a page, which has no `setImmediate`', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('the embedded database answers', async () => {
    const client = await openPglite()
    vi.stubGlobal('setImmediate', undefined)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    vi.unstubAllGlobals()
    await client.close()
  })
})
