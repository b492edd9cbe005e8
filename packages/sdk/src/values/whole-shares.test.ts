import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random'
import { wholeShares } from './whole-shares'

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [455, 355, 190],
    [46, 35, 19],
  ],
  [[7], [100]],
  [
    [0, 5],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('shares of %j are %j', (parts, shares) => expect(wholeShares(parts)).toEqual(shares))

it('they add up to 100, and none is more than one off', () => {
  const random = seededRandom('shares')
  for (let count = 0; count < 500; count++) {
    const parts = Array.from({ length: random.whole(1, 6) }, () => random.between(1, 1000))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    const shares = wholeShares(parts)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
    for (const [at, share] of shares.entries()) {
      expect(Math.abs(share - (100 * (parts[at] ?? 0)) / whole)).toBeLessThan(1)
    }
  }
})
