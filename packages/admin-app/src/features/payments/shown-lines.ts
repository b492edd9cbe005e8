import type { PayableLine } from '@product/sdk/features/payments'
import { vendorSums, type VendorSum } from '@product/sdk/nouns/payments'
import { soughtText } from '@product/sdk/values'
import type { LineSort } from './month-address'

export interface LineChoice {
  search: string
  onlyNotReady: boolean
  sort: LineSort | undefined
  order: 'asc' | 'desc'
}

const textOf = ({ vendor_name, truck_name, license_plate, campaign_name }: PayableLine): string =>
  [vendor_name, truck_name, license_plate, campaign_name].map(text => soughtText(text ?? '')).join('\n')

const compared = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Empty values come last in either order. */
function compare(a: PayableLine, b: PayableLine, sort: LineSort, sign: number): number {
  const [x, y] = [a[sort], b[sort]]
  if (x === null || y === null) return Number(x === null) - Number(y === null)
  const order =
    typeof x === 'number' && typeof y === 'number' ? x - y : compared.compare(String(x), String(y))
  return order * sign
}

/** Those of a month that are to be seen, in their order: the server's is by vendor, then by truck. */
export function chosenLines(
  lines: readonly PayableLine[],
  { search, onlyNotReady, sort, order }: LineChoice,
): PayableLine[] {
  const text = soughtText(search.trim())
  const found = lines.filter(
    line => (!onlyNotReady || line.not_ready.length > 0) && (text === '' || textOf(line).includes(text)),
  )
  return sort ? found.sort((a, b) => compare(a, b, sort, order === 'asc' ? 1 : -1)) : found
}

/** Lines of one vendor that stand together, with the sum of all of the vendor's lines that are to be seen. */
export interface VendorGroup {
  sum: VendorSum
  lines: PayableLine[]
}

/** A page of lines by vendor; a vendor whose lines go on over pages has the same sum on each. */
export function vendorGroups(
  page: readonly PayableLine[],
  sums: ReadonlyMap<number | null, VendorSum>,
): VendorGroup[] {
  const groups: VendorGroup[] = []
  for (const line of page) {
    const sum = sums.get(line.vendor_id)
    const last = groups.at(-1)
    if (last?.sum.vendor_id === line.vendor_id) last.lines.push(line)
    else if (sum) groups.push({ sum, lines: [line] })
  }
  return groups
}

export const sumsByVendor = (lines: readonly PayableLine[]): Map<number | null, VendorSum> =>
  new Map(vendorSums(lines).map(sum => [sum.vendor_id, sum]))
