import { describe, expect, it } from 'vitest'
import { greyPicture } from './grey-square'
import { pdqHash } from './pdq-hash'
import { bitsApart, pdqWords } from './pdq-words'
import { DUPLICATE_RULE } from './picture-duplicate'

/** Blobs of light at places that no symmetry has. */
function scene(width: number, height: number, brightness = 1): Float32Array {
  const lights = [
    [0.2, 0.3, 0.11, 200],
    [0.75, 0.2, 0.07, 160],
    [0.62, 0.71, 0.16, 120],
    [0.12, 0.86, 0.05, 230],
    [0.44, 0.52, 0.04, 180],
    [0.9, 0.9, 0.09, 140],
    [0.33, 0.08, 0.03, 250],
    [0.85, 0.55, 0.025, 220],
  ] as const
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    let sum = 0
    for (const [cx, cy, r, light] of lights) {
      sum += light * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * r * r))
    }
    return Math.min(255, brightness * sum)
  })
}

const hashOf = (width: number, height: number, brightness?: number) =>
  pdqHash({ width, height, luma: scene(width, height, brightness) })

describe('the hash of a picture', () => {
  it('hardly changes with its size, its shape and its light', () => {
    const first = hashOf(320, 320)
    for (const other of [hashOf(640, 480), hashOf(161, 97), hashOf(64, 64), hashOf(320, 320, 0.8)]) {
      expect(bitsApart(pdqWords(first.pdq), pdqWords(other.pdq))).toBeLessThanOrEqual(
        DUPLICATE_RULE.mostBitsApart,
      )
    }
  })

  it('has as many bits set as not, where there is something to see', () => {
    expect(bitsApart(pdqWords(hashOf(320, 320).pdq), new Uint32Array(8))).toBe(128)
  })

  it('says of an even surface, and of a picture too small to look at, that it shows nothing', () => {
    expect(pdqHash({ width: 320, height: 320, luma: new Float32Array(320 * 320).fill(90) }).quality).toBe(0)
    expect(pdqHash({ width: 4, height: 400, luma: scene(4, 400) })).toEqual({
      pdq: '0'.repeat(64),
      quality: 0,
    })
  })

  it('has a quality that grows with what there is to see, up to 100', () => {
    const stripes = Float32Array.from({ length: 64 * 64 }, (_, at) => (at % 2 === 0 ? 0 : 255))
    expect(pdqHash({ width: 64, height: 64, luma: stripes }).quality).toBe(100)
    const step = Float32Array.from({ length: 64 * 64 }, (_, at) => (at % 64 < 32 ? 0 : 255))
    // 64 steps of 100 percent each, of which 90 make one.
    expect(pdqHash({ width: 64, height: 64, luma: step }).quality).toBe(71)
  })
})

it('brightness follows the eye: green counts most, blue least', () => {
  const rgb = new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
  const { luma } = greyPicture(rgb, 2, 2)
  expect([...luma].map(value => Math.round(value))).toEqual([76, 150, 29, 255])
})

it('what is no hash is refused', () => {
  expect(() => pdqWords('f8f8')).toThrow(RangeError)
  expect(() => pdqWords('G'.repeat(64))).toThrow(RangeError)
})
