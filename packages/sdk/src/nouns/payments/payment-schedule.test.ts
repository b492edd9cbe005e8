import { describe, expect, it } from 'vitest'
import { INSTANT_RANGE_TEXT } from '../../contract/instant-field'
import {
  PAYMENT_SCHEDULE_TEXTS as TEXTS,
  paymentScheduleFields,
  rateCents,
  rateProblem,
} from './payment-schedule'

const fields = { campaign_id: 71, start_date: '2026-05-01', end_date: '2026-05-31', monthly_rate: 450 }

const problems = (over: Record<string, unknown>) =>
  Object.fromEntries(
    (paymentScheduleFields.safeParse({ ...fields, ...over }).error?.issues ?? []).map(issue => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

describe('a monthly rate', () => {
  it.each<[string | number, number]>([
    [450, 450],
    [425.5, 425.5],
    [333.33, 333.33],
    ['450', 450],
    ['$1,500.00', 1500],
    [0.01, 0.01],
    [9_999_999, 9_999_999],
  ])('of %j is taken', (rate, dollars) => {
    expect(rateProblem(rate)).toBeUndefined()
    expect(paymentScheduleFields.parse({ ...fields, monthly_rate: rate }).monthly_rate).toBe(dollars)
  })

  it.each<[unknown, string]>([
    [0, TEXTS.rateNotPositive],
    ['0.00', TEXTS.rateNotPositive],
    [-450, TEXTS.rateNotPositive],
    [-0.001, TEXTS.rateNotPositive],
    ['-$5', TEXTS.rateNotPositive],
    [0.001, TEXTS.ratePartsOfACent],
    [333.335, TEXTS.ratePartsOfACent],
    ['333.335', TEXTS.ratePartsOfACent],
    [9_999_999.01, TEXTS.rateTooLarge],
    [1e12, TEXTS.rateTooLarge],
    [1e30, TEXTS.rateTooLarge],
    ['abc', TEXTS.noRate],
    ['', TEXTS.noRate],
    [Number.NaN, TEXTS.noRate],
    [null, TEXTS.noRate],
    [undefined, TEXTS.noRate],
  ])('of %j is refused', (monthly_rate, text) => {
    expect(problems({ monthly_rate })).toEqual({ monthly_rate: text })
  })

  it('is reckoned in whole cents', () => {
    expect(rateCents({ monthly_rate: 425.5 })).toBe(42_550)
    expect(() => rateCents({ monthly_rate: Number.NaN })).toThrow(RangeError)
  })
})

describe('the days of a payment schedule', () => {
  it.each([
    ['a month', '2026-05-01', '2026-05-31'],
    ['one day', '2026-01-31', '2026-01-31'],
    ['a leap February', '2024-02-01', '2024-02-29'],
    ['the day of 23 hours', '2026-03-08', '2026-03-08'],
  ])('may be %s', (_, start_date, end_date) => {
    expect(problems({ start_date, end_date })).toEqual({})
  })

  it.each([undefined, null, ''])('go on without an end where it is %j', end_date => {
    expect(paymentScheduleFields.parse({ ...fields, end_date }).end_date).toBeNull()
  })

  it('are those of Los Angeles, or of UTC where an instant is on the edge of a day there', () => {
    const sent = { start_date: '2026-05-01T07:00:00.000Z', end_date: '2026-05-31T23:59:59.999Z' }
    expect(paymentScheduleFields.parse({ ...fields, ...sent })).toMatchObject({
      start_date: '2026-05-01',
      end_date: '2026-05-31',
    })
    const milliseconds = Date.parse('2026-06-01T06:59:59.999Z')
    expect(paymentScheduleFields.parse({ ...fields, end_date: milliseconds }).end_date).toBe('2026-05-31')
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ end_date: '2026-04-30' }, { end_date: TEXTS.endBeforeStart }],
    [{ start_date: '' }, { start_date: TEXTS.noStart }],
    [{ start_date: undefined }, { start_date: TEXTS.noStart }],
    [{ start_date: '2026-02-30' }, { start_date: TEXTS.noStart }],
    [{ start_date: '1885-05-01' }, { start_date: INSTANT_RANGE_TEXT }],
    [{ end_date: 'abc' }, { end_date: TEXTS.noEnd }],
    [{ campaign_id: 0 }, { campaign_id: TEXTS.noCampaign }],
    [
      { end_date: '2026-04-30', monthly_rate: 0 },
      { end_date: TEXTS.endBeforeStart, monthly_rate: TEXTS.rateNotPositive },
    ],
  ])('and the rest are refused as %j', (over, expected) => {
    expect(problems(over)).toEqual(expected)
  })
})
