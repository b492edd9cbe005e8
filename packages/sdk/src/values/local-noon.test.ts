import { expect, it } from 'vitest'
import { localNoonMs } from './local-noon'

it.each([
  ['2026-03-07', 'America/Los_Angeles', '2026-03-07T20:00:00Z'],
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T19:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T17:00:00Z'],
  ['2026-07-01', 'Asia/Kolkata', '2026-07-01T06:30:00Z'],
  ['2026-07-01', 'UTC', '2026-07-01T12:00:00Z'],
])('noon on %s in %s', (day, zone, instant) => {
  expect(localNoonMs(day, zone)).toBe(Date.parse(instant))
})

it('a time zone that is none is refused', () => {
  expect(() => localNoonMs('2026-07-01', 'Mars/Olympus')).toThrow(RangeError)
})
