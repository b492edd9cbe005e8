/** Numbers that look random and are the same every time for the same seed. */
export interface SeededRandom {
  /** From 0 up to, but without, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  /** True that often. */
  chance(share: number): boolean
  /** Throws on an empty list. */
  pick<T>(list: readonly T[]): T
  /** Bell-shaped around 0 with a standard deviation of 1. */
  normal(): number
}

/** mulberry32 over a hash of the seed's text. */
export function seededRandom(seed: string): SeededRandom {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: share => next() < share,
    pick: list => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
