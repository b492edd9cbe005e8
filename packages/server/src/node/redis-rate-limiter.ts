import { Redis } from 'ioredis'
import type { RateLimiter } from '../http/rate-limiter'

/**
 * The token bucket of `memoryRateLimiter`, kept in Redis so that several servers share it. The script runs as one
 * step there. Arguments: refill per second, burst, now in ms, cost.
 */
const TAKE = `
local stored = redis.call('hmget', KEYS[1], 'tokens', 'at')
local rate, burst, now, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local tokens, at = tonumber(stored[1]) or burst, tonumber(stored[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
local ok = tokens >= 1
if ok then tokens = tokens - cost end
redis.call('hset', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('pexpire', KEYS[1], math.ceil(burst / rate * 1000))
return { ok and 1 or 0, tostring(tokens) }`

export function redisRateLimiter(
  url: string,
  { perSecond, burst }: { perSecond: number; burst: number },
): RateLimiter & { ready: Promise<void>; close(): Promise<void> } {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false })
  // A lost Redis must not take the product down: while it is away nothing is limited.
  redis.on('error', () => {})
  // Nobody has to wait for it: before the first connection nothing is limited.
  const ready = new Promise<void>(resolve => redis.once('ready', resolve))
  return {
    ready,
    async take(key, now, cost = 1) {
      try {
        const answer: unknown = await redis.eval(TAKE, 1, `rate:${key}`, perSecond, burst, now, cost)
        const [ok, tokens] = Array.isArray(answer) ? answer : [1, '0']
        if (ok === 1) return { ok: true }
        return { ok: false, retryAfterSeconds: Math.ceil((1 - Number(tokens)) / perSecond) }
      } catch {
        return { ok: true }
      }
    },
    async close() {
      // An orderly goodbye where there is a connection; else stop trying for one.
      if (redis.status === 'ready') await redis.quit()
      else redis.disconnect()
    },
  }
}
