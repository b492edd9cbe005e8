import { describe, expect, it } from 'vitest'
import { redisRateLimiter } from '../node/redis-rate-limiter'
import { memoryRateLimiter, type RateLimiter } from './rate-limiter'

const RATE = { perSecond: 2, burst: 3 }

async function behaves(limiter: RateLimiter, key: string): Promise<void> {
  const take = async (now: number) => (await limiter.take(key, now)).ok
  expect([await take(0), await take(0), await take(0), await take(0)]).toEqual([true, true, true, false])
  expect(await limiter.take(key, 0)).toEqual({ ok: false, retryAfterSeconds: 1 })
  expect([await take(500), await take(500)]).toEqual([true, false])
  // Never more than the burst is saved up.
  expect([await take(60_000), await take(60_000), await take(60_000), await take(60_000)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect((await limiter.take(`${key} of another`, 60_000)).ok).toBe(true)
}

describe('the rate limiter', () => {
  it('lets a burst through, then as many as refill', () => behaves(memoryRateLimiter(RATE), 'a'))

  it.skipIf(!process.env.TEST_REDIS_URL)('does the same shared through Redis', async () => {
    const limiter = redisRateLimiter(process.env.TEST_REDIS_URL ?? '', RATE)
    await limiter.ready
    await behaves(limiter, `test ${Math.random()}`)
    await limiter.close()
  })

  it('limits nothing while Redis is away', async () => {
    const limiter = redisRateLimiter('redis://127.0.0.1:1', RATE)
    for (let count = 0; count < 5; count++) expect((await limiter.take('a', 0)).ok).toBe(true)
    await limiter.close()
  })
})
