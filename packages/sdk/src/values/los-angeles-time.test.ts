import { describe, expect, it } from 'vitest'
import { endOfLosAngelesDay, readLosAngelesTime, startOfLosAngelesDay } from './los-angeles-time'

const iso = (ms: number) => new Date(ms).toISOString()
const hours = (day: string) => (endOfLosAngelesDay(day) + 1 - startOfLosAngelesDay(day)) / 3_600_000

describe('a day in Los Angeles', () => {
  it.each([
    ['2020-05-05', '2020-05-05T07:00:00.000Z', '2020-05-06T06:59:59.999Z'],
    ['2020-12-31', '2020-12-31T08:00:00.000Z', '2021-01-01T07:59:59.999Z'],
    ['2026-03-08', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
    ['2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
  ])('%s lasts from %s to %s', (day, start, end) => {
    expect(iso(startOfLosAngelesDay(day))).toBe(start)
    expect(iso(endOfLosAngelesDay(day))).toBe(end)
  })

  it('has 23 hours in spring, 25 in autumn and 24 otherwise', () => {
    expect(hours('2026-03-08')).toBe(23)
    expect(hours('2026-11-01')).toBe(25)
    expect(hours('2026-03-09')).toBe(24)
  })

  it('is refused for text that is no date', () => {
    expect(() => startOfLosAngelesDay('2026-02-30')).toThrow(RangeError)
  })
})

describe('a time typed in Los Angeles', () => {
  const at = (text: string) => Date.parse(text)

  it.each([
    ['2020-05-05T05:00', '2020-05-05T12:00:00Z'],
    ['2026-03-08T01:59', '2026-03-08T09:59:00Z'],
    ['2026-03-08T03:00', '2026-03-08T10:00:00Z'],
    ['2026-11-01T00:59', '2026-11-01T07:59:00Z'],
    ['2026-11-01T02:00', '2026-11-01T10:00:00Z'],
  ])('%s is one instant, %s', (local, instant) => {
    expect(readLosAngelesTime(local)).toEqual({ reading: 'once', instant: at(instant) })
  })

  it('comes twice when the clock goes back', () => {
    expect(readLosAngelesTime('2026-11-01T01:30')).toEqual({
      reading: 'twice',
      earlier: at('2026-11-01T01:30:00-07:00'),
      later: at('2026-11-01T01:30:00-08:00'),
    })
  })

  it('is missing when the clock goes forward, with an hour to either side on offer', () => {
    expect(readLosAngelesTime('2026-03-08T02:30')).toEqual({
      reading: 'missing',
      earlier: at('2026-03-08T01:30:00-08:00'),
      later: at('2026-03-08T03:30:00-07:00'),
    })
  })

  it.each(['', '2026-03-08', '2026-02-30T10:00', '2026-03-08T25:00', '2026-03-08 10:00', 'noon'])(
    'is not read from %j',
    text => {
      expect(readLosAngelesTime(text)).toBeUndefined()
    },
  )
})
