import type { CheckedRow, GivenFields } from './check-rows'
import { VendorFinder, type VendorKey } from './find-vendor'
import { foldText } from './fold-text'
import { importField } from './import-fields'
import { FLEET_IMPORT_TEXTS } from './import-texts'

/** One vendor of the file, of one row or of several. */
export interface VendorGroup {
  /** Where the vendor is named first. */
  line: number
  fields: Record<string, unknown>
  rows: CheckedRow[]
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const vendorKey = ({ code, name, phone_num }: GivenFields): VendorKey => ({
  code: textOf(code),
  name: textOf(name),
  phone_num: textOf(phone_num),
})

/** Adds what the row says of the vendor; what an earlier row says otherwise is a problem of this one. */
function join(group: VendorGroup, row: CheckedRow, lines: Map<string, number>): void {
  group.rows.push(row)
  for (const [name, value] of Object.entries(row.vendor)) {
    if (!(name in group.fields)) {
      group.fields[name] = value
      lines.set(name, row.line)
    } else if (group.fields[name] !== value && !isSameText(group.fields[name], value)) {
      const found = importField(`vendor.${name}`)
      row.problems.push({
        field: found?.target ?? null,
        message: FLEET_IMPORT_TEXTS.otherValue(found?.field.label ?? name, lines.get(name) ?? group.line),
      })
    }
  }
}

/** Names, cities and the like that differ only in case or blanks. */
const isSameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && foldText(a) === foldText(b)

/**
 * The vendors of the file in the order in which they are named. A row that names none, or one of whom nobody knows which,
 * gets the problem and is in no group.
 */
export function groupVendors(rows: readonly CheckedRow[]): VendorGroup[] {
  const groups: VendorGroup[] = []
  const finder = new VendorFinder<VendorGroup>()
  const linesOf = new Map<VendorGroup, Map<string, number>>()
  for (const row of rows) {
    const key = vendorKey(row.vendor)
    if (key.code === null && key.name === null) {
      // A name or code that can't be read has its own problem.
      if (!row.problems.some(({ field }) => field === 'vendor.name' || field === 'vendor.code')) {
        row.problems.push({ field: 'vendor.name', message: FLEET_IMPORT_TEXTS.noVendor })
      }
      continue
    }
    const found = finder.find(key)
    if (found.length > 1) {
      row.problems.push({ field: 'vendor.name', message: FLEET_IMPORT_TEXTS.severalVendors(key.name ?? '') })
      continue
    }
    const group = found[0] ?? { line: row.line, fields: {}, rows: [] }
    if (found.length === 0) groups.push(group)
    const lines = linesOf.get(group) ?? new Map<string, number>()
    linesOf.set(group, lines)
    const before = JSON.stringify(vendorKey(group.fields))
    join(group, row, lines)
    const after = vendorKey(group.fields)
    // What a later row adds to the key makes the vendor found by that as well.
    if (JSON.stringify(after) !== before) finder.add(after, group)
  }
  return groups
}
