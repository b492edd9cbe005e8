import { createAdapter } from '@socket.io/redis-adapter'
import { Redis } from 'ioredis'

/**
 * A connection whose lost commands nobody waits for: the adapter drops their promises, and one that is rejected then
 * would end the process.
 */
function openQuiet(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  redis.on('error', () => {})
  // Of their overloads only the promise matters here.
  const commands = redis as unknown as Record<
    'publish' | 'subscribe' | 'psubscribe',
    (...given: unknown[]) => Promise<unknown>
  >
  for (const name of ['publish', 'subscribe', 'psubscribe'] as const) {
    const command = commands[name].bind(redis)
    commands[name] = (...given) => command(...given).catch(() => undefined)
  }
  return redis
}

/** Hands events on between several servers. While Redis is away each server tells its own pages only. */
export function eventRedis(url: string) {
  const [out, into] = [openQuiet(url), openQuiet(url)]
  return {
    adapter: createAdapter(out, into, { key: 'haulboard-events', requestsTimeout: 2000 }),
    close() {
      out.disconnect()
      into.disconnect()
    },
  }
}
