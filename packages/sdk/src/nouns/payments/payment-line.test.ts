import { describe, expect, it } from 'vitest'
import { paymentLine, paymentLines, amountCents, monthTotal } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import { vendorSums } from './vendor-sums'

const nobody: ReadonlySet<number> = new Set()

describe('the lines of a month', () => {
  it('carry the names and units of the documents', () => {
    const [line] = paymentLines([aPaymentSchedule()], '2020-08', new Set([5]))
    expect(line).toEqual({
      ...aPaymentSchedule(),
      start_active: '2020-08-20',
      end_active: '2020-08-31',
      days_this_month: 31 * 86_400_000,
      days_on_campaign: 12 * 86_400_000,
      prorate_multiplier: 12 / 31,
      amount_ext: 387.1,
      pictures_received: true,
    })
    expect(paymentLine.parse(line)).toEqual(line)
  })

  it('leave out schedules that have no day in it', () => {
    const schedules = [
      aPaymentSchedule({ payment_schedule_id: 1, end_date: '2020-08-20' }),
      aPaymentSchedule({ payment_schedule_id: 2, start_date: '2020-09-01' }),
      aPaymentSchedule({ payment_schedule_id: 3, start_date: '2020-01-01', end_date: null }),
    ]
    const lines = paymentLines(schedules, '2020-08', nobody)
    expect(lines.map(line => line.payment_schedule_id)).toEqual([1, 3])
  })

  it('say of each truck whether its picture came in', () => {
    const schedules = [
      aPaymentSchedule(),
      aPaymentSchedule({ truck_id: 6 }),
      aPaymentSchedule({ truck_id: 5, start_date: '2020-08-01' }),
    ]
    const lines = paymentLines(schedules, '2020-08', new Set([5]))
    expect(lines.map(line => line.pictures_received)).toEqual([true, false, true])
  })

  it('add up exactly', () => {
    const lines = paymentLines(
      [aPaymentSchedule({ monthly_rate: 0.29 }), aPaymentSchedule({ monthly_rate: 0.3 }), aPaymentSchedule()],
      '2020-09',
      nobody,
    )
    expect(lines.map(amountCents)).toEqual([29, 30, 100_000])
    expect(monthTotal(lines)).toBe(100_059)
    expect(() => amountCents({ amount_ext: Number.NaN })).toThrow(RangeError)
  })

  it('are none for text that is no month', () => {
    expect(() => paymentLines([aPaymentSchedule()], '2020-13', nobody)).toThrow(RangeError)
  })
})

describe('the sum of a vendor', () => {
  const sumsOf = (...schedules: Parameters<typeof aPaymentSchedule>[0][]) =>
    vendorSums(paymentLines(schedules.map(aPaymentSchedule), '2020-09', nobody))

  it('is that of its rounded lines', () => {
    expect(
      sumsOf({ monthly_rate: 0.01, end_date: '2020-09-15' }, { monthly_rate: 0.01, end_date: '2020-09-15' }),
    ).toEqual([{ vendor_id: 3, vendor_name: 'Vega Hauling', cents: 2, lines: 2 }])
  })

  it('stands by name in any case, those without a name last', () => {
    const sums = sumsOf(
      { vendor_id: null, vendor_name: null },
      { vendor_id: 1, vendor_name: 'valley' },
      { vendor_id: 2, vendor_name: 'Harbor' },
      { vendor_id: 3, vendor_name: 'anchor' },
    )
    expect(sums.map(sum => sum.vendor_name)).toEqual(['anchor', 'Harbor', 'valley', ''])
  })

  it('is its own where two vendors have one name', () => {
    const sums = sumsOf({ vendor_id: 9 }, { vendor_id: 4 })
    expect(sums.map(sum => [sum.vendor_id, sum.cents])).toEqual([
      [4, 100_000],
      [9, 100_000],
    ])
  })
})
