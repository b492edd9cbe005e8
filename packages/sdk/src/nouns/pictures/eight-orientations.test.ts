import { describe, expect, it } from 'vitest'
import { eightOrientations } from './eight-orientations'
import { pdqHash } from './pdq-hash'
import { bitsApart, pdqWords } from './pdq-words'
import { DUPLICATE_RULE } from './picture-duplicate'

const SIDE = 320

/** A picture of soft noise, the same each time. */
function noise(seed: number): Float32Array {
  let state = seed
  const coarse = Float32Array.from({ length: 20 * 20 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 32) * 255
  })
  return Float32Array.from(
    { length: SIDE * SIDE },
    (_, at) => coarse[Math.floor(Math.floor(at / SIDE) / 16) * 20 + Math.floor((at % SIDE) / 16)] ?? 0,
  )
}

/** The place in the picture as it was, for a place in the turned one. */
const TURNS: Record<string, (x: number, y: number) => [number, number]> = {
  'as it is': (x, y) => [x, y],
  'left and right exchanged': (x, y) => [SIDE - 1 - x, y],
  'upside down': (x, y) => [SIDE - 1 - x, SIDE - 1 - y],
  'top and bottom exchanged': (x, y) => [x, SIDE - 1 - y],
  'turned to the right': (x, y) => [y, SIDE - 1 - x],
  'turned to the left': (x, y) => [SIDE - 1 - y, x],
  'over its main diagonal': (x, y) => [y, x],
  'over its other diagonal': (x, y) => [SIDE - 1 - y, SIDE - 1 - x],
}

function turned(luma: Float32Array, turn: (x: number, y: number) => [number, number]): Float32Array {
  return luma.map((_, at) => {
    const [x, y] = turn(at % SIDE, Math.floor(at / SIDE))
    return luma[y * SIDE + x] ?? 0
  })
}

const wordsOf = (luma: Float32Array): Uint32Array =>
  pdqWords(pdqHash({ width: SIDE, height: SIDE, luma: luma.slice() }).pdq)

describe('a picture', () => {
  it.each(Object.keys(TURNS))('%s is found by one of the eight hashes of the first', name => {
    for (const seed of [1, 2, 3]) {
      const luma = noise(seed)
      const other = wordsOf(turned(luma, TURNS[name] ?? (() => [0, 0])))
      const apart = eightOrientations(wordsOf(luma)).map(words => bitsApart(words, other))
      expect(Math.min(...apart)).toBeLessThanOrEqual(DUPLICATE_RULE.mostBitsApart)
      expect(apart.filter(bits => bits < 80)).toHaveLength(1)
    }
  })

  it('is itself in the first of its orientations', () => {
    const words = wordsOf(noise(4))
    expect(eightOrientations(words)[0]).toEqual(words)
  })
})
