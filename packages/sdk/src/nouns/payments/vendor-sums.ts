import type { Cents } from '../../values/money'
import { amountCents, type PaymentLine } from './payment-line'

/** What one vendor gets for a month. */
export interface VendorSum {
  /** Null: trucks without an owner, in one sum of their own. */
  vendor_id: number | null
  vendor_name: string
  cents: Cents
  /** How many lines it is the sum of. */
  lines: number
}

const byNameThenId = (a: VendorSum, b: VendorSum): number =>
  Number(a.vendor_name === '') - Number(b.vendor_name === '') ||
  a.vendor_name.localeCompare(b.vendor_name, 'en', { sensitivity: 'accent' }) ||
  (a.vendor_id ?? 0) - (b.vendor_id ?? 0)

/**
 * The sum of the rounded amounts of each vendor, by name in any case, empty names last. Two vendors of one name are two
 * sums. Source: decisions, "Dates and time".
 */
export function vendorSums(lines: readonly PaymentLine[]): VendorSum[] {
  const sums = new Map<number | null, VendorSum>()
  for (const line of lines) {
    const { vendor_id, vendor_name } = line
    const sum = sums.get(vendor_id) ?? { vendor_id, vendor_name: vendor_name ?? '', cents: 0, lines: 0 }
    sums.set(vendor_id, { ...sum, cents: sum.cents + amountCents(line), lines: sum.lines + 1 })
  }
  return [...sums.values()].sort(byNameThenId)
}
