import { inTurn, type Line } from './in-turn'

/** Runs work under a key. */
export type TurnsByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A queue for each key: whoever asks for a thousand things at once waits for their own, and nobody else does. */
export function turnsByKey(lineOf: (key: string) => Line): TurnsByKey {
  const queues = new Map<string, { queue: ReturnType<typeof inTurn>; inside: number }>()
  return async (key, work) => {
    const own = queues.get(key) ?? { queue: inTurn(lineOf(key)), inside: 0 }
    queues.set(key, own)
    own.inside += 1
    try {
      return await own.queue(work)
    } finally {
      own.inside -= 1
      if (own.inside === 0) queues.delete(key)
    }
  }
}
