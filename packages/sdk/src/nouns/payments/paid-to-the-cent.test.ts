import { describe, expect, it } from 'vitest'
import { readCents, sumCents } from '../../values/money'
import { addDays, daysBetween } from '../../values/utc-day'
import { readCsv } from '../../values/read-csv'
import { seededRandom } from '../driving/drive-fixture'
import { newNumbers } from './bill'
import { addMonths, monthDays } from './pay-month'
import { paidMonth } from './pay-period'
import { amountCents, monthTotal, paymentLines } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import type { PaymentSchedule } from './payment-schedule'
import { paymentSummaryCsv } from './payment-summary-csv'
import { vendorSums } from './vendor-sums'
import { workingSheetCsv } from './working-sheet-csv'

const random = seededRandom(20_260_531)
const upTo = (most: number) => Math.floor(random() * (most + 1))

/** Among 2019 to 2030: leap years and every change of the clock are among them. */
const aMonth = () => addMonths('2019-01', upTo(143))

/** Rates of a cent as well as the largest; of one vendor in twelve, and some trucks without one. */
function aRandomSchedule(payment_schedule_id: number, month: string): PaymentSchedule {
  const start_date = addDays(monthDays(month).first, upTo(80) - 50)
  const vendor_id = upTo(12) || null
  return aPaymentSchedule({
    payment_schedule_id,
    truck_id: upTo(40) + 1,
    vendor_id,
    vendor_name: vendor_id === null ? null : `Vendor ${vendor_id}`,
    monthly_rate: Math.max(1, [upTo(50), upTo(99_999), 999_999_900][upTo(2)] ?? 1) / 100,
    start_date,
    end_date: random() < 0.2 ? null : addDays(start_date, upTo(90)),
  })
}

const schedulesOf = (month: string, most = 60) =>
  Array.from({ length: upTo(most) }, (_, at) => aRandomSchedule(at + 1, month))

const nobody: ReadonlySet<number> = new Set()
const column = (csv: string, name: string): number[] => {
  const [columns = [], ...rows] = readCsv(csv)
  return rows.map(row => readCents(row[columns.indexOf(name)] ?? '') ?? Number.NaN)
}

describe('any month of any schedules', () => {
  it('costs exactly the rate where all its days are paid', () => {
    for (let run = 0; run < 500; run += 1) {
      const month = aMonth()
      const { first, last } = monthDays(month)
      const whole = { ...aRandomSchedule(1, month), start_date: addDays(first, -upTo(3)) }
      const end_date = random() < 0.3 ? null : addDays(last, upTo(3))
      const [line] = paymentLines([{ ...whole, end_date }], month, nobody)
      expect(line?.amount_ext).toBe(whole.monthly_rate)
    }
  })

  it('changes by no more than a cent a part where a schedule is split at any day', () => {
    for (let run = 0; run < 60; run += 1) {
      const month = aMonth()
      const whole = aRandomSchedule(1, month)
      const last = whole.end_date ?? monthDays(month).last
      const total = monthTotal(paymentLines([whole], month, nobody))
      for (let at = 0; at < daysBetween(whole.start_date, last); at += 1) {
        const cut = addDays(whole.start_date, at)
        const parts = [
          { ...whole, end_date: cut },
          { ...whole, start_date: addDays(cut, 1) },
        ]
        const split = monthTotal(paymentLines(parts, month, nobody))
        expect(Math.abs(split - total)).toBeLessThanOrEqual(parts.length)
      }
    }
  })

  it('changes by no more than a cent a part where a schedule is split into its days', () => {
    for (let run = 0; run < 100; run += 1) {
      const month = aMonth()
      const { first, last, count } = monthDays(month)
      const whole = { ...aRandomSchedule(1, month), start_date: first, end_date: last }
      const days = Array.from({ length: count }, (_, at) => addDays(first, at))
      const parts = days.map(day => ({ ...whole, start_date: day, end_date: day }))
      const split = monthTotal(paymentLines(parts, month, nobody))
      expect(Math.abs(split - (readCents(whole.monthly_rate) ?? 0))).toBeLessThanOrEqual(count)
    }
  })

  it('adds up alike in lines, vendor sums, bills and both files', () => {
    let billed = 0
    for (let run = 0; run < 60; run += 1) {
      const month = aMonth()
      const lines = paymentLines(schedulesOf(month), month, nobody)
      const sums = vendorSums(lines)
      const total = monthTotal(lines)
      expect(sumCents(sums.map(({ cents }) => cents))).toBe(total)
      const ownerless = sumCents(lines.filter(({ vendor_id }) => vendor_id === null).map(amountCents))
      const { bills } = paidMonth(lines, newNumbers([], sums))
      const summary = column(paymentSummaryCsv(bills, month, '2026-06-01'), 'Bill Line Item Amount')
      expect(sumCents(summary) + ownerless).toBe(total)
      expect(sumCents(column(workingSheetCsv(lines), 'Amount'))).toBe(total)
      expect(new Set(bills.map(({ n }) => n)).size).toBe(bills.length)
      billed += bills.length
    }
    expect(billed).toBeGreaterThan(300)
  })

  it('is ready for both files at 5,000 schedules', () => {
    const schedules = Array.from({ length: 5000 }, (_, at) => aRandomSchedule(at + 1, '2026-05'))
    const lines = paymentLines(schedules, '2026-05', nobody)
    const { bills } = paidMonth(lines, newNumbers([], vendorSums(lines)))
    expect(bills).toHaveLength(12)
    expect(readCsv(workingSheetCsv(lines))).toHaveLength(lines.length + 1)
  })
})
