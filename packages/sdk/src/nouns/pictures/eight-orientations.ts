import { PDQ_WORDS } from './pdq-words'

/** Columns of odd frequency, which a mirror negates: of 16 the even places, twice in 32 bits. */
const MIRRORED = 0x55555555

/** Row `row` of a hash's 16: two in a word, the last row first. */
const rowOf = (words: Uint32Array, row: number): number => {
  const word = words[(15 - row) >> 1]!
  return row % 2 === 0 ? word & 0xffff : word >>> 16
}

/** Left and right change places. */
const mirrored = (words: Uint32Array): Uint32Array => words.map(word => word ^ MIRRORED)

/** Top and bottom change places: rows of odd frequency are those at even places, the lower half of each word. */
const upsideDown = (words: Uint32Array): Uint32Array => words.map(word => word ^ 0xffff)

/** Rows and columns change places. */
function transposed(words: Uint32Array): Uint32Array {
  const turned = new Uint32Array(PDQ_WORDS)
  for (let row = 0; row < 16; row++) {
    const bits = rowOf(words, row)
    for (let column = 0; column < 16; column++) {
      if ((bits >>> column) & 1) turned[(15 - column) >> 1]! |= 1 << (row + (column % 2 === 0 ? 0 : 16))
    }
  }
  return turned
}

/**
 * The hashes that a picture would have turned and mirrored, itself first. A mirror only changes the sign of half the
 * coefficients, and with it their bits; the median lies so near 0 that it does not matter which side it is on.
 */
export function eightOrientations(words: Uint32Array): Uint32Array[] {
  return [words, transposed(words)].flatMap(upright => {
    const flipped = upsideDown(upright)
    return [upright, mirrored(upright), flipped, mirrored(flipped)]
  })
}
