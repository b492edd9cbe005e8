import { bitsApart, eightOrientations } from '@product/sdk/nouns/pictures'
import { describe, expect, it } from 'vitest'
import { hashIndex } from './hash-index'

let state = 1
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const randomHash = () => Uint32Array.from({ length: 8 }, () => random() * 2 ** 32)

function withFlipped(words: Uint32Array, bits: number): Uint32Array {
  const places = new Set<number>()
  while (places.size < bits) places.add(Math.floor(random() * 256))
  const changed = words.slice()
  for (const place of places) changed[place >> 5]! ^= 1 << (place & 31)
  return changed
}

describe('among many pictures', () => {
  const index = hashIndex()
  const hashes = Array.from({ length: 3000 }, randomHash)
  hashes.forEach((words, at) => index.add(1000 + at, words))

  it('every one up to 31 bits away is found, in any orientation, and none further off', () => {
    for (let round = 0; round < 300; round++) {
      const at = Math.floor(random() * hashes.length)
      const bits = round % 34
      const turned = eightOrientations(withFlipped(hashes[at] ?? randomHash(), bits))[round % 8]
      expect(index.find(turned ?? randomHash())).toEqual(bits <= 31 ? [{ id: 1000 + at, bits }] : [])
    }
  })

  it('what it finds is what looking at each of them finds', () => {
    const crowd = hashIndex()
    const middle = randomHash()
    const near = Array.from({ length: 200 }, (_, at) => withFlipped(middle, at % 60))
    near.forEach((words, at) => crowd.add(at, words))
    const all = near
      .map((words, id) => ({
        id,
        bits: Math.min(...eightOrientations(middle).map(turned => bitsApart(turned, words))),
      }))
      .filter(({ bits }) => bits <= 31)
      .sort((a, b) => a.bits - b.bits || a.id - b.id)
    expect(crowd.find(middle)).toEqual(all)
  })
})

it('an index without pictures finds none', () => {
  expect(hashIndex().find(randomHash())).toEqual([])
})
