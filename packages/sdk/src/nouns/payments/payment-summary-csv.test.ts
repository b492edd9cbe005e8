import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { centsNumeral, readCents, sumCents } from '../../values/money'
import { readCsv } from '../../values/read-csv'
import { billsOf, newNumbers } from './bill'
import { billProblems, paymentSummaryCsv, SUMMARY_COLUMNS, summaryFileName } from './payment-summary-csv'
import type { VendorSum } from './vendor-sums'

const sum = (vendor_id: number | null, vendor_name: string, cents = 100): VendorSum => ({
  vendor_id,
  vendor_name,
  cents,
  lines: 1,
})

const csvOf = (sums: VendorSum[], month = '2020-08', today = '2020-08-31') =>
  paymentSummaryCsv(billsOf(newNumbers([], sums), sums), month, today)

describe('the payment summary', () => {
  it('is the file of the bill-payment service to the letter', () => {
    expect(csvOf([sum(1, 'Harbor Haul, LLC', 88_710), sum(2, 'Valley "Fast" Freight', 28_387)])).toBe(
      '\uFEFFVendor Name,Invoice #,Invoice Date,Due Date,Bill Line Item Amount,Bill Line Item Qty,Account Name,Description,Bill Line Item Order\r\n' +
        '"Harbor Haul, LLC",August 2020-1,08/31/2020,09/01/2020,887.10,1,Drivers Fees,Drivers Fees August,1\r\n' +
        '"Valley ""Fast"" Freight",August 2020-2,08/31/2020,09/01/2020,283.87,1,Drivers Fees,Drivers Fees August,1\r\n',
    )
  })

  it('is due in the next year where it is dated on New Year’s Eve', () => {
    const [, row] = readCsv(csvOf([sum(1, 'Vega')], '2026-12', '2026-12-31'))
    expect(row?.slice(1, 4)).toEqual(['December 2026-1', '12/31/2026', '01/01/2027'])
  })

  it.each([
    'Harbor Haul, LLC',
    'Valley "Fast" Freight',
    '=HYPERLINK("http://x","y")',
    '+1 Trucking',
    '-Minus',
    '@home',
    'Trailing ',
    "O'Neil",
    'Müller; 東京',
  ])('keeps the vendor’s name %j to the letter, since it is the key', name => {
    expect(readCsv(csvOf([sum(1, name), sum(2, 'Vega')]))[1]?.[0]).toBe(name)
  })

  it('without bills is its columns', () => {
    expect(readCsv(csvOf([sum(1, 'Vega', 0), sum(null, '', 5)]))).toEqual([[...SUMMARY_COLUMNS]])
  })

  it('is named after its month', () => {
    expect(summaryFileName('2020-08')).toBe('payment_summary_2020_08.csv')
  })
})

describe('what stands in the way of a bill', () => {
  it.each([
    ['nobody owns the trucks', sum(null, ''), { problem: 'no-vendor', cents: 100 }],
    ['the vendor has no name', sum(1, '  '), { problem: 'no-name', vendor_id: 1 }],
    [
      'a spreadsheet would run the name',
      sum(1, '=Sum Logistics'),
      { problem: 'formula-name', vendor_id: 1, vendor_name: '=Sum Logistics' },
    ],
    [
      'the name is too long',
      sum(1, 'x'.repeat(101)),
      { problem: 'name-too-long', vendor_id: 1, vendor_name: 'x'.repeat(101) },
    ],
    [
      'the amount is too large',
      sum(1, 'Vega', 999_999_901),
      { problem: 'amount-too-large', vendor_id: 1, vendor_name: 'Vega', cents: 999_999_901 },
    ],
  ])('is that %s', (_, vendor, problem) => {
    expect(billProblems([vendor, sum(2, 'Other')])).toEqual([problem])
  })

  it('is that another vendor has the name', () => {
    expect(billProblems([sum(1, 'Vega'), sum(2, 'Vega'), sum(3, 'vega')])).toEqual([
      { problem: 'same-name', vendor_id: 1, vendor_name: 'Vega' },
      { problem: 'same-name', vendor_id: 2, vendor_name: 'Vega' },
    ])
  })

  it('is nothing for longest names, largest amounts and zero sums', () => {
    const zero = [sum(1, '=1', 0), sum(null, '', 0), sum(2, 'Vega', 0)]
    expect(billProblems([...zero, sum(3, 'x'.repeat(100)), sum(4, 'Vega', 999_999_900)])).toEqual([])
  })
})

interface Collected {
  example: {
    payments: { vendor_name: string; amount: string }[]
    pay_period: string
    today: string
    rows: Record<string, string | string[]>[]
    total: string
  }
}

const billImport = sharedData('billing/bill-import.json')

describe.skipIf(!billImport)('the collected example of a bill file', () => {
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const { example } = billImport
    ? (JSON.parse(readFileSync(billImport, 'utf8')) as Collected)
    : { example: { payments: [], pay_period: '', today: '', rows: [], total: '' } }

  const sums = [...new Set(example.payments.map(({ vendor_name }) => vendor_name))].map((name, at) => {
    const amounts = example.payments.filter(({ vendor_name }) => vendor_name === name)
    return sum(at + 1, name, sumCents(amounts.map(({ amount }) => readCents(amount) ?? Number.NaN)))
  })

  it('comes out row by row, with unique numbers and its total', () => {
    const [columns = [], ...rows] = readCsv(csvOf(sums, example.pay_period, example.today))
    const records = rows.map(row => Object.fromEntries(row.map((cell, at) => [columns[at] ?? '', cell])))
    expect(records).toHaveLength(example.rows.length)
    records.forEach((record, at) => {
      const { 'Invoice # matches': pattern, 'Description contains': words, ...plain } = example.rows[at] ?? {}
      expect(record).toMatchObject(plain)
      expect(record['Invoice #']).toMatch(new RegExp(String(pattern)))
      for (const word of [words ?? []].flat()) expect(record.Description).toContain(word)
    })
    expect(new Set(records.map(record => record['Invoice #'])).size).toBe(records.length)
    const total = sumCents(
      records.map(record => readCents(record['Bill Line Item Amount'] ?? '') ?? Number.NaN),
    )
    expect(centsNumeral(total)).toBe(example.total)
  })

  it('has one vendor whose name is told of', () => {
    expect(billProblems(sums)).toEqual([
      { problem: 'formula-name', vendor_id: 3, vendor_name: '=Sum Logistics' },
    ])
  })
})
