import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { losAngelesClock, losAngelesDay } from './los-angeles-day'

describe('the clock in Los Angeles', () => {
  it.each([
    ['2020-05-05T06:59:59.999Z', '2020-05-04', 23, 59],
    ['2020-05-05T07:00:00.000Z', '2020-05-05', 0, 0],
    ['2021-01-01T07:59:59Z', '2020-12-31', 23, 59],
    ['2021-01-01T08:00:00Z', '2021-01-01', 0, 0],
    ['2026-03-08T09:59:59Z', '2026-03-08', 1, 59],
    ['2026-03-08T10:00:00Z', '2026-03-08', 3, 0],
    ['2026-11-01T08:30:00Z', '2026-11-01', 1, 30],
    ['2026-11-01T09:30:00Z', '2026-11-01', 1, 30],
  ])('at %s shows %s, %i:%i', (instant, day, hour, minute) => {
    expect(losAngelesClock(instant)).toMatchObject({ day, hour, minute })
    expect(losAngelesDay(instant)).toBe(day)
  })

  it('throws for what is no instant', () => {
    expect(() => losAngelesDay('yesterday')).toThrow(RangeError)
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected clock times', () => {
  interface Cases {
    los_angeles_clock_changes: { utc: string; from_offset_h: number; to_offset_h: number }[]
    campaign_card_dates: { utc: string; los_angeles: string }[]
    backdate_lock: { utc: string; los_angeles: string }[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(cases as string, 'utf8')) as Cases
  const pad = (n: number) => String(n).padStart(2, '0')

  it('match to the second', () => {
    const { campaign_card_dates, backdate_lock } = read()
    for (const { utc, los_angeles } of [...campaign_card_dates, ...backdate_lock]) {
      const { day, hour, minute, second } = losAngelesClock(utc)
      expect(`${day}T${pad(hour)}:${pad(minute)}:${pad(second)}`).toBe(los_angeles.slice(0, 19))
    }
  })

  it('change at the instants of the zone data', () => {
    for (const { utc, from_offset_h, to_offset_h } of read().los_angeles_clock_changes) {
      const change = Date.parse(utc)
      const wallHour = (ms: number, offset: number) => new Date(ms + offset * 3_600_000).getUTCHours()
      expect(losAngelesClock(change - 1000).hour).toBe(wallHour(change - 1000, from_offset_h))
      expect(losAngelesClock(change).hour).toBe(wallHour(change, to_offset_h))
    }
  })
})
