import { expect, it } from 'vitest'
import { clockFrom, clockOf, systemClock } from './clock'

it('starts at an instant and runs on', () => {
  let elapsed = 7000
  const clock = clockFrom(new Date('2026-05-01T12:00:00Z'), () => elapsed)
  expect(clock.now()).toEqual(new Date('2026-05-01T12:00:00Z'))
  elapsed += 60_000
  expect(clock.now()).toEqual(new Date('2026-05-01T12:01:00Z'))
})

it("is the one that the settings ask for, else the system's", () => {
  expect(clockOf({})).toBe(systemClock)
  const FAKE_NOW = '2020-03-01T00:00:00Z'
  expect(clockOf({ FAKE_NOW }).now().getUTCFullYear()).toBe(2020)
})
