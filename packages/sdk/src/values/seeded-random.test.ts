import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random'

it('the same seed gives the same numbers, another one others', () => {
  const draw = (seed: string) => {
    const random = seededRandom(seed)
    return Array.from({ length: 5 }, () => random.next())
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

it('numbers spread evenly, and whole numbers reach both ends', () => {
  const random = seededRandom('spread')
  const numbers = Array.from({ length: 4000 }, () => random.next())
  expect(numbers.reduce((sum, n) => sum + n, 0) / 4000).toBeCloseTo(0.5, 1)
  const dice = new Set(Array.from({ length: 200 }, () => random.whole(1, 6)))
  expect(dice).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(() => random.pick([])).toThrow('Nothing to pick from')
})
