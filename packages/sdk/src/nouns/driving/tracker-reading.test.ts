import { expect, it } from 'vitest'
import { batteryPercent, newestReading } from './tracker-reading'

it.each([
  [0, 0],
  [78.5, 78.5],
  [100, 100],
  [-1, undefined],
  [101, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
])('a charge of %s is %s percent', (value, percent) => {
  expect(batteryPercent(value)).toBe(percent)
})

it('the newest reading counts, though an older one told more', () => {
  const [older, newer] = [{ at: 1, batteryPercent: 80, ignition: true }, { at: 2 }]
  expect(newestReading([newer, older])).toBe(newer)
  expect(newestReading([])).toBeUndefined()
})
