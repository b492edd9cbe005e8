/** Says whether a caller may go on, else after how many seconds. A `cost` of 0 takes nothing. */
export interface RateLimiter {
  take(
    key: string,
    now: number,
    cost?: number,
  ): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
}

interface Bucket {
  tokens: number
  at: number
}

/**
 * A token bucket per key in memory, for one server.
 * `perSecond` refills, `burst` is the most that is saved up. Full buckets are forgotten.
 */
export function memoryRateLimiter({ perSecond, burst }: { perSecond: number; burst: number }): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const level = (bucket: Bucket, now: number) =>
    Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond)

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) if (level(bucket, now) >= burst) buckets.delete(key)
  }

  return {
    async take(key, now, cost = 1) {
      if (buckets.size > 10_000) forgetFull(now)
      const bucket = buckets.get(key) ?? { tokens: burst, at: now }
      const tokens = level(bucket, now)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - cost : tokens, at: now })
      return tokens >= 1
        ? { ok: true }
        : { ok: false, retryAfterSeconds: Math.ceil((1 - tokens) / perSecond) }
    },
  }
}
