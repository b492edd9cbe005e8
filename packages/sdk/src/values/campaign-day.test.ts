import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { campaignDay } from './campaign-day'
import { ordinalDate } from './ordinal-date'

describe('the day of a campaign', () => {
  it.each([
    ['the first instant of a UTC day', '2020-05-05T00:00:00.000Z', '2020-05-05'],
    ['a millisecond later', '2020-05-05T00:00:00.001Z', '2020-05-04'],
    ['a millisecond before the last instant', '2020-05-05T23:59:59.998Z', '2020-05-05'],
    ['the last instant of a UTC day', '2020-05-05T23:59:59.999Z', '2020-05-05'],
    ['a whole second before midnight', '2020-05-05T23:59:59.000Z', '2020-05-05'],
    ['the morning', '2020-05-05T06:59:59.000Z', '2020-05-04'],
    ['midnight in Los Angeles', '2020-05-05T07:00:00.000Z', '2020-05-05'],
    ['a date alone', '2020-05-05', '2020-05-05'],
    ['an edge before 1970', '1969-12-31T23:59:59.999Z', '1969-12-31'],
  ])('at %s (%s) is %s', (_, instant, day) => {
    expect(campaignDay(instant)).toBe(day)
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected campaign dates', () => {
  interface Cases {
    campaign_card_dates: { utc: string; card_text: string }[]
    campaign_range: {
      stored_start: string
      stored_end: string
      end_text_los_angeles: string
      hidden_by_utc_days: boolean
    }[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(cases as string, 'utf8')) as Cases
  const onUtcDayStart = (utc: string) => Date.parse(utc) % 86_400_000 === 0

  it('match, save that a stored start of day keeps its own date where the collection reads it in Los Angeles', () => {
    for (const { utc, card_text } of read().campaign_card_dates) {
      expect(ordinalDate(campaignDay(utc))).toBe(onUtcDayStart(utc) ? '5th May 2020' : card_text)
    }
  })

  it('make a range of one day where the UTC days are one', () => {
    for (const range of read().campaign_range) {
      const [start, end] = [campaignDay(range.stored_start), campaignDay(range.stored_end)]
      expect(start === end).toBe(range.hidden_by_utc_days)
      expect(ordinalDate(end)).toBe(range.end_text_los_angeles)
    }
  })
})
