import { describe, expect, it } from 'vitest'
import { eightOrientations } from './eight-orientations'
import { pdqWords } from './pdq-words'
import { matchPictures, type PictureHash } from './picture-duplicate'

const PDQ = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22'

const picture = (overrides: Partial<PictureHash> = {}): PictureHash => ({
  sha256: 'a'.repeat(64),
  pdq: PDQ,
  quality: 100,
  ...overrides,
})

/** The same hash with its first bits the other way round. */
const flipped = (bits: number): string => {
  const value = BigInt(`0x${PDQ}`) ^ ((1n << BigInt(bits)) - 1n)
  return value.toString(16).padStart(64, '0')
}

const other = (overrides: Partial<PictureHash>) => picture({ sha256: 'b'.repeat(64), ...overrides })

describe('two pictures', () => {
  it('of the same bytes are one, whatever they show', () => {
    expect(matchPictures(picture({ quality: 0 }), picture({ quality: 0 }))).toEqual({
      kind: 'exact',
      confidence_level: 100,
    })
  })

  it.each([
    [0, 100],
    [1, 98],
    [10, 84],
    [30, 52],
    [31, 50],
    [32, undefined],
    [128, undefined],
  ])('that look alike but for %i bits are one with %s percent', (bits, confidence_level) => {
    expect(matchPictures(picture(), other({ pdq: flipped(bits) }))).toEqual(
      confidence_level === undefined ? undefined : { kind: 'look_alike', confidence_level },
    )
  })

  it.each([
    [50, 50, true],
    [49, 100, false],
    [100, 49, false],
  ])('of quality %i and %i are compared by their looks: %s', (one, two, compared) => {
    expect(matchPictures(picture({ quality: one }), other({ quality: two })) !== undefined).toBe(compared)
  })

  it('are one also where the second was turned or mirrored', () => {
    for (const words of eightOrientations(pdqWords(PDQ))) {
      const pdq = [...words].map(word => word.toString(16).padStart(8, '0')).join('')
      expect(matchPictures(picture(), other({ pdq }))?.confidence_level).toBe(100)
      expect(matchPictures(other({ pdq }), picture())?.confidence_level).toBe(100)
    }
  })
})
