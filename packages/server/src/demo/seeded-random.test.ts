import { expect, it } from 'vitest'
import { localNoonMs, weekday } from './local-clock'
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

it.each([
  ['2026-03-07', 'America/Los_Angeles', '2026-03-07T20:00:00Z'],
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T19:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T17:00:00Z'],
  ['2026-07-01', 'UTC', '2026-07-01T12:00:00Z'],
])('noon on %s in %s', (day, zone, instant) => {
  expect(localNoonMs(day, zone)).toBe(Date.parse(instant))
})

it('knows the days of the week', () => {
  expect(weekday('2026-03-01')).toBe(0)
  expect(weekday('2026-03-07')).toBe(6)
})
