import { bitsSet, DUPLICATE_RULE, eightOrientations, PDQ_WORDS } from '@product/sdk/nouns/pictures'

/** A hash is cut into as many parts as it has rows; hashes 31 bits apart have a part in which they differ by one at most. */
const PARTS = 16
const BITS_OF_PART = 256 / PARTS
const VALUES = 2 ** BITS_OF_PART
const NONE = -1

export interface LookAlike {
  id: number
  /** In how many of 256 bits it differs, in the orientation that fits best. */
  bits: number
}

export interface HashIndex {
  readonly size: number
  add(id: number, words: Uint32Array): void
  /** Those that look like it, turned or mirrored as they may be, most alike first. */
  find(words: Uint32Array): LookAlike[]
}

const partOf = (words: Uint32Array, part: number): number =>
  (words[part >> 1]! >>> (part % 2 === 0 ? 16 : 0)) & (VALUES - 1)

/**
 * Pictures by what they look like, in memory: some 100 bytes each. For every part and value a chain leads through the
 * pictures that have it, so that a look-up reads a few thousand hashes of a million and misses none.
 */
export function hashIndex(): HashIndex {
  const chains = new Int32Array(PARTS * VALUES).fill(NONE)
  let capacity = 1024
  let hashes = new Uint32Array(capacity * PDQ_WORDS)
  let next = new Int32Array(capacity * PARTS)
  let ids = new Float64Array(capacity)
  let size = 0

  function grow(): void {
    capacity *= 2
    const [old, oldNext, oldIds] = [hashes, next, ids]
    hashes = new Uint32Array(capacity * PDQ_WORDS)
    next = new Int32Array(capacity * PARTS)
    ids = new Float64Array(capacity)
    hashes.set(old)
    next.set(oldNext)
    ids.set(oldIds)
  }

  /** Bits between, or more than count; most pictures are told apart by the first words. */
  function bitsFrom(words: Uint32Array, entry: number): number {
    let bits = 0
    for (let at = 0; at < PDQ_WORDS && bits <= DUPLICATE_RULE.mostBitsApart; at++) {
      bits += bitsSet(words[at]! ^ hashes[entry * PDQ_WORDS + at]!)
    }
    return bits
  }

  function followChain(words: Uint32Array, chain: number, part: number, found: Map<number, number>): void {
    for (let entry = chains[chain]!; entry !== NONE; entry = next[entry * PARTS + part]!) {
      const bits = bitsFrom(words, entry)
      if (bits <= Math.min(DUPLICATE_RULE.mostBitsApart, (found.get(entry) ?? 256) - 1))
        found.set(entry, bits)
    }
  }

  return {
    get size() {
      return size
    },
    add(id, words) {
      if (size === capacity) grow()
      const entry = size++
      ids[entry] = id
      hashes.set(words, entry * PDQ_WORDS)
      for (let part = 0; part < PARTS; part++) {
        const chain = part * VALUES + partOf(words, part)
        next[entry * PARTS + part] = chains[chain]!
        chains[chain] = entry
      }
    },
    find(asked) {
      const found = new Map<number, number>()
      for (const words of eightOrientations(asked)) {
        for (let part = 0; part < PARTS; part++) {
          const value = partOf(words, part)
          followChain(words, part * VALUES + value, part, found)
          for (let bit = 0; bit < BITS_OF_PART; bit++) {
            followChain(words, part * VALUES + (value ^ (1 << bit)), part, found)
          }
        }
      }
      return [...found]
        .map(([entry, bits]) => ({ id: ids[entry]!, bits }))
        .sort((a, b) => a.bits - b.bits || a.id - b.id)
    },
  }
}
