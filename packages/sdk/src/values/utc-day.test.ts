import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import {
  addDays,
  analyticsDayText,
  daysBetween,
  dayStartMs,
  isDay,
  listDays,
  shownDayText,
  utcDay,
  weekday,
} from './utc-day'

describe('the UTC day', () => {
  it.each([
    ['2020-05-05T00:00:00.000Z', '2020-05-05'],
    ['2020-05-05T23:59:59.999Z', '2020-05-05'],
    ['2020-05-05T18:30:00-07:00', '2020-05-06'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31'],
  ])('of %s is %s', (instant, day) => {
    expect(utcDay(instant)).toBe(day)
  })

  it('starts at its first millisecond', () => {
    expect(new Date(dayStartMs('2020-02-29')).toISOString()).toBe('2020-02-29T00:00:00.000Z')
  })

  it.each([
    '2020-02-30',
    '2019-02-29',
    '2020-13-01',
    '2020-00-10',
    '2020-5-5',
    '05/05/2020',
    '',
    '2020-05-05T00:00',
  ])('is not named by %j', text => {
    expect(isDay(text)).toBe(false)
    expect(() => dayStartMs(text)).toThrow(RangeError)
    expect(() => analyticsDayText(text)).toThrow(RangeError)
  })
})

describe('reckoning with days', () => {
  it.each([
    ['2020-02-28', 1, '2020-02-29'],
    ['2020-02-29', 1, '2020-03-01'],
    ['2020-03-08', 1, '2020-03-09'],
    ['2020-01-01', -1, '2019-12-31'],
    ['2020-05-05', 0, '2020-05-05'],
  ])('%s and %i days is %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum)
    expect(daysBetween(day, sum)).toBe(days)
  })

  it('lists the days with both ends', () => {
    expect(listDays('2020-12-30', '2021-01-02')).toEqual([
      '2020-12-30',
      '2020-12-31',
      '2021-01-01',
      '2021-01-02',
    ])
    expect(listDays('2020-05-05', '2020-05-05')).toEqual(['2020-05-05'])
    expect(listDays('2020-05-06', '2020-05-05')).toEqual([])
  })
})

describe('day texts', () => {
  it('leave the zero of the month out in analytics and keep it in lists', () => {
    expect(analyticsDayText('2021-01-01')).toBe('1/01/2021')
    expect(analyticsDayText('2020-12-31')).toBe('12/31/2020')
    expect(shownDayText('2020-05-05')).toBe('05/05/2020')
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected day texts', () => {
  interface Cases {
    analytics_day_text: { utc: string; text: string }[]
    shown_dates: { day: string; text: string }[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(cases as string, 'utf8')) as Cases

  it('match in analytics', () => {
    for (const { utc, text } of read().analytics_day_text) expect(analyticsDayText(utcDay(utc))).toBe(text)
  })

  it('match in lists', () => {
    for (const { day, text } of read().shown_dates) expect(shownDayText(day)).toBe(text)
  })
})

it('the days of the week are counted from Sunday', () => {
  expect(['2026-03-01', '2026-03-02', '2026-03-07'].map(weekday)).toEqual([0, 1, 6])
})
