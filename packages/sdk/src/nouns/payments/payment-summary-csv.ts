import { type CsvCell, looksLikeFormula, writeCsv } from '../../values/csv'
import { type Cents, centsNumeral } from '../../values/money'
import { addDays, type Day, shownDayText } from '../../values/utc-day'
import { isBlank } from '../../values/visible-text'
import { type Bill, invoiceNumber } from './bill'
import { monthName, type PayMonth } from './pay-month'
import { LARGEST_RATE } from './payment-schedule'
import type { VendorSum } from './vendor-sums'

/** The columns that the bill-payment service imports, to the letter. Spec: operations, 7. */
export const SUMMARY_COLUMNS = [
  'Vendor Name',
  'Invoice #',
  'Invoice Date',
  'Due Date',
  'Bill Line Item Amount',
  'Bill Line Item Qty',
  'Account Name',
  'Description',
  'Bill Line Item Order',
] as const

const ACCOUNT = 'Drivers Fees'
/** Source: domain facts, 6. */
const LONGEST_NAME = 100
const LARGEST_AMOUNT: Cents = LARGEST_RATE

/** Ours; the specification names the file of the working sheet only. */
export const summaryFileName = (month: PayMonth): string => `payment_summary_${month.replace('-', '_')}.csv`

/** One bill of one line, dated today in Los Angeles and due tomorrow. The name goes out to the letter: it is the key. */
const billRow = (bill: Bill, month: PayMonth, today: Day): CsvCell[] => [
  { exact: bill.vendor_name },
  invoiceNumber(month, bill.n),
  shownDayText(today),
  shownDayText(addDays(today, 1)),
  { numeral: centsNumeral(bill.cents) },
  1,
  ACCOUNT,
  `${ACCOUNT} ${monthName(month)}`,
  1,
]

/**
 * The bill-import file of a pay period: a row for each bill, amounts as `1234.56`, dates as `MM/DD/YYYY`, `today` in Los
 * Angeles. The file is for the service, not for a spreadsheet: a name that a spreadsheet would run as a formula is not
 * changed, since the service would then not find its vendor. `billProblems` names those. Spec: operations, 7.
 */
export const paymentSummaryCsv = (bills: readonly Bill[], month: PayMonth, today: Day): string =>
  writeCsv([SUMMARY_COLUMNS, ...bills.map(bill => billRow(bill, month, today))])

/** What the bill-payment service would refuse or misread, or what can't be billed at all. */
export type BillProblem =
  /** Money for trucks that nobody owns: it is in no bill. */
  | { problem: 'no-vendor'; cents: Cents }
  | { problem: 'no-name'; vendor_id: number }
  | { problem: 'formula-name'; vendor_id: number; vendor_name: string }
  | { problem: 'name-too-long'; vendor_id: number; vendor_name: string }
  /** The service looks vendors up by name, and there is another one of this name. */
  | { problem: 'same-name'; vendor_id: number; vendor_name: string }
  | { problem: 'amount-too-large'; vendor_id: number; vendor_name: string; cents: Cents }

/**
 * What is to be told before a bill file goes out, in the order of the sums; a vendor may have several problems. Zero
 * sums are in no bill, so they have none. Source: domain facts, 6.
 */
export function billProblems(sums: readonly VendorSum[]): BillProblem[] {
  const billed = sums.filter(({ cents }) => cents !== 0)
  const owners = billed.filter(({ vendor_id }) => vendor_id !== null)
  const times = new Map<string, number>()
  for (const { vendor_name: name } of owners) times.set(name, (times.get(name) ?? 0) + 1)
  return billed.flatMap(({ vendor_id, vendor_name, cents }): BillProblem[] => {
    if (vendor_id === null) return [{ problem: 'no-vendor', cents }]
    if (isBlank(vendor_name)) return [{ problem: 'no-name', vendor_id }]
    const who = { vendor_id, vendor_name }
    return [
      ...(looksLikeFormula(vendor_name) ? [{ problem: 'formula-name', ...who } as const] : []),
      ...(vendor_name.length > LONGEST_NAME ? [{ problem: 'name-too-long', ...who } as const] : []),
      ...((times.get(vendor_name) ?? 0) > 1 ? [{ problem: 'same-name', ...who } as const] : []),
      ...(cents > LARGEST_AMOUNT ? [{ problem: 'amount-too-large', ...who, cents } as const] : []),
    ]
  })
}
