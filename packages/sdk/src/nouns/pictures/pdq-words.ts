export const PDQ_WORDS = 8

/** The 256 bits of a hash as eight numbers of 32, for counting. Throws RangeError for what is no hash. */
export function pdqWords(hex: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError('A PDQ hash has 64 hex digits.')
  return Uint32Array.from({ length: PDQ_WORDS }, (_, at) =>
    Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16),
  )
}

/** How many bits of 32 are set. */
export function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** In how many of 256 bits two hashes differ. */
export function bitsApart(a: Uint32Array, b: Uint32Array): number {
  let count = 0
  for (let at = 0; at < PDQ_WORDS; at++) count += bitsSet(a[at]! ^ b[at]!)
  return count
}
