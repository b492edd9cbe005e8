import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { centsNumeral, readCents, sumCents } from '../../values/money'
import { addMonths, monthDays } from './pay-month'
import { activeDays, daysToMs, msToDays, prorateCents, prorateText } from './prorate'

describe('the days of a schedule in a month', () => {
  it.each<[string, string, string | null, string, number, string, string]>([
    ['the whole month', '2026-05-01', '2026-05-31', '2026-05', 31, '2026-05-01', '2026-05-31'],
    ['more than the month', '2026-04-30', '2026-06-01', '2026-05', 31, '2026-05-01', '2026-05-31'],
    ['open-ended, begun before', '2026-01-15', null, '2026-05', 31, '2026-05-01', '2026-05-31'],
    ['open-ended, begun within', '2026-05-20', null, '2026-05', 12, '2026-05-20', '2026-05-31'],
    ['open-ended, begun on the last day', '2026-05-31', null, '2026-05', 1, '2026-05-31', '2026-05-31'],
    ['ended on the first day', '2026-04-01', '2026-05-01', '2026-05', 1, '2026-05-01', '2026-05-01'],
    ['31 January to 31 January', '2026-01-31', '2026-01-31', '2026-01', 1, '2026-01-31', '2026-01-31'],
    ['a leap February', '2024-01-31', '2024-03-01', '2024-02', 29, '2024-02-01', '2024-02-29'],
    ['29 February', '2024-02-29', '2024-02-29', '2024-02', 1, '2024-02-29', '2024-02-29'],
    ['the day of 23 hours', '2026-03-08', '2026-03-08', '2026-03', 1, '2026-03-08', '2026-03-08'],
    ['over the day of 23 hours', '2026-03-07', '2026-03-09', '2026-03', 3, '2026-03-07', '2026-03-09'],
    ['the day of 25 hours', '2026-11-01', '2026-11-01', '2026-11', 1, '2026-11-01', '2026-11-01'],
    ['a month with a day of 23 hours', '2026-03-01', '2026-03-31', '2026-03', 31, '2026-03-01', '2026-03-31'],
    ['a month with a day of 25 hours', '2026-11-01', null, '2026-11', 30, '2026-11-01', '2026-11-30'],
  ])('%s', (_, start_date, end_date, month, count, start_active, end_active) => {
    expect(activeDays({ start_date, end_date }, monthDays(month))).toEqual({
      start_active,
      end_active,
      count,
    })
  })

  it.each<[string, string, string | null]>([
    ['it ended the day before', '2026-04-01', '2026-04-30'],
    ['it begins the day after', '2026-06-01', '2026-06-30'],
    ['it begins later and has no end', '2026-06-01', null],
    ['it ends before it starts', '2026-05-10', '2026-05-09'],
  ])('are none where %s', (_, start_date, end_date) => {
    expect(activeDays({ start_date, end_date }, monthDays('2026-05'))).toBeUndefined()
  })
})

describe('a prorated month', () => {
  it.each([
    [100_000, 12, 31, 38710],
    [1, 15, 30, 1],
    [1, 14, 30, 0],
    [3, 15, 30, 2],
    [0, 31, 31, 0],
    [42_550, 1, 29, 1467],
    [999_999_900, 31, 31, 999_999_900],
    [1e13, 30, 31, 9_677_419_354_839],
  ])('of %i cents by %i of %i days is %i cents', (rate, active, days, cents) => {
    expect(prorateCents(rate, active, days)).toBe(cents)
  })

  it('that is whole is exactly the rate, also where the clock changes', () => {
    for (let month = '2023-01'; month < '2030-01'; month = addMonths(month, 1)) {
      const all = monthDays(month)
      const days = activeDays({ start_date: all.first, end_date: all.last }, all)?.count ?? 0
      expect(prorateCents(99_999, days, all.count)).toBe(99_999)
    }
  })

  it.each([
    [-1, 1, 31],
    [1.5, 1, 31],
    [100, -1, 31],
    [100, 1.5, 31],
    [100, 32, 31],
    [100, 0, 0],
    [Number.NaN, 1, 31],
    [1e14, 1, 31],
  ])('of %d cents by %d of %d days is refused', (rate, active, days) => {
    expect(() => prorateCents(rate, active, days)).toThrow(RangeError)
  })

  it.each([
    [0, 31, '0.0%'],
    [1, 29, '3.4%'],
    [1, 16, '6.3%'],
    [11, 31, '35.5%'],
    [17, 30, '56.7%'],
    [31, 31, '100.0%'],
  ])('of %i of %i days reads %s', (active, days, text) => {
    expect(prorateText(active, days)).toBe(text)
  })

  it('is told over the wire in milliseconds of whole days', () => {
    expect([daysToMs(12), msToDays(1_036_800_000)]).toEqual([1_036_800_000, 12])
    const withoutAnHour = daysToMs(31) - 3_600_000
    expect(msToDays(withoutAnHour)).toBe(31)
  })
})

interface Collected {
  cases: {
    monthly_rate: number
    days_on_campaign: number
    days_this_month: number
    days_on_campaign_ms: number
    days_this_month_ms: number
    shown_percent: string
    amount: string
  }[]
  two_months: { monthly_rate: number; amount: string }
  overlaps: {
    schedule_start: string
    schedule_end: string
    pay_period: string
    days_this_month: number
    days_counting_both_ends: number
  }[]
}

const proration = sharedData('billing/proration.json')

describe.skipIf(!proration)('the collected examples of prorated months', () => {
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const collected = () => JSON.parse(readFileSync(proration as string, 'utf8')) as Collected
  const amount = (rate: number, active: number, days: number) =>
    prorateCents(readCents(rate) ?? Number.NaN, active, days)

  it('come out to the cent, with their percentage and their milliseconds', () => {
    const { cases } = collected()
    expect(cases.length).toBeGreaterThan(0)
    for (const { monthly_rate, days_on_campaign: active, days_this_month: days, ...expected } of cases) {
      expect(centsNumeral(amount(monthly_rate, active, days))).toBe(expected.amount)
      expect(prorateText(active, days)).toBe(expected.shown_percent)
      expect([daysToMs(active), daysToMs(days)]).toEqual([
        expected.days_on_campaign_ms,
        expected.days_this_month_ms,
      ])
    }
  })

  it('over two months are two bills, each rounded: the sum may differ by half a cent a month', () => {
    const { two_months: both } = collected()
    const parts = [amount(both.monthly_rate, 12, 31), amount(both.monthly_rate, 14, 30)]
    expect(parts.map(centsNumeral)).toEqual(['387.10', '466.67'])
    expect(Math.abs(sumCents(parts) - (readCents(both.amount) ?? Number.NaN))).toBeLessThanOrEqual(1)
  })

  it('count days at both ends', () => {
    const { overlaps } = collected()
    expect(overlaps.length).toBeGreaterThan(0)
    for (const { schedule_start, schedule_end, pay_period, ...expected } of overlaps) {
      const month = monthDays(pay_period)
      const days = activeDays({ start_date: schedule_start, end_date: schedule_end }, month)
      expect(days?.count).toBe(expected.days_counting_both_ends)
      expect(month.count).toBe(expected.days_this_month)
    }
  })
})
