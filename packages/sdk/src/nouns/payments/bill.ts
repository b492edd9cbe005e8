import type { Cents } from '../../values/money'
import { monthAndYear, type PayMonth } from './pay-month'
import type { VendorSum } from './vendor-sums'

/** Which number a vendor has among the invoices of a pay period. It is given once and stored. */
export interface IssuedNumber {
  vendor_id: number
  n: number
}

/** What a vendor is billed for a pay period. */
export interface Bill extends IssuedNumber {
  vendor_name: string
  cents: Cents
}

/** `August 2020-1`. Source: decisions, "Operations". */
export const invoiceNumber = (month: PayMonth, n: number): string => `${monthAndYear(month)}-${n}`

const isBilled = (sum: VendorSum): sum is VendorSum & { vendor_id: number } =>
  sum.vendor_id !== null && sum.cents !== 0

/**
 * The numbers to be stored besides those that a pay period has already: from the next free one on, in the order of the
 * sums. Vendors with a zero sum and trucks without an owner get none. A number once given stays, so that a later export
 * never gives another bill the key of one already imported. Source: decisions, "Operations".
 */
export function newNumbers(issued: readonly IssuedNumber[], sums: readonly VendorSum[]): IssuedNumber[] {
  const numbered = new Set(issued.map(({ vendor_id }) => vendor_id))
  const highest = issued.reduce((most, { n }) => Math.max(most, n), 0)
  return sums
    .filter(isBilled)
    .filter(({ vendor_id }) => !numbered.has(vendor_id))
    .map(({ vendor_id }, at) => ({ vendor_id, n: highest + 1 + at }))
}

/**
 * The bills of a pay period by their number; zero sums and trucks without an owner are left out. Throws a RangeError
 * where a vendor has no number yet: `newNumbers` come first.
 */
export function billsOf(issued: readonly IssuedNumber[], sums: readonly VendorSum[]): Bill[] {
  const numbers = new Map(issued.map(({ vendor_id, n }) => [vendor_id, n]))
  return sums
    .filter(isBilled)
    .map(({ vendor_id, vendor_name, cents }) => {
      const n = numbers.get(vendor_id)
      if (n === undefined) throw new RangeError(`No invoice number for vendor ${vendor_id}`)
      return { vendor_id, vendor_name, cents, n }
    })
    .sort((a, b) => a.n - b.n)
}
