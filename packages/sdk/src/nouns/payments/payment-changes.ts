import type { Cents } from '../../values/money'
import type { Bill } from './bill'
import type { PaidMonth } from './pay-period'
import type { ExportedLine } from './payment-line'

/** The fields of a line by which its amount, or who gets it, can differ. */
export const COMPARED_FIELDS = [
  'vendor_id',
  'monthly_rate',
  'start_active',
  'end_active',
  'amount_ext',
] as const satisfies readonly (keyof ExportedLine)[]

export type ComparedField = (typeof COMPARED_FIELDS)[number]

/** How a bill differs from the one that was exported under the same number. */
export type BillChange =
  | { change: 'added'; bill: Bill }
  /** The vendor gets nothing any more: a bill that was imported has to be taken back by hand. */
  | { change: 'removed'; bill: Bill }
  | { change: 'amount'; bill: Bill; before: Cents }
  /** The service takes the bill for another vendor's. */
  | { change: 'renamed'; bill: Bill; before: string }

/** How a line differs; it is the same line where it is of the same schedule. */
export type LineChange =
  | { change: 'added' | 'removed'; line: ExportedLine }
  | { change: 'changed'; line: ExportedLine; before: ExportedLine; fields: ComparedField[] }

/** Pairs of what has the same key: those there were, in their order, then those that came. */
function pairs<Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => number) {
  const old = new Set(before.map(keyOf))
  const now = new Map(after.map(row => [keyOf(row), row]))
  return [
    ...before.map(row => ({ before: row, after: now.get(keyOf(row)) })),
    ...after.filter(row => !old.has(keyOf(row))).map(row => ({ before: undefined, after: row })),
  ]
}

function billChange(before: Bill | undefined, after: Bill | undefined): BillChange[] {
  if (!before) return after ? [{ change: 'added', bill: after }] : []
  if (!after) return [{ change: 'removed', bill: before }]
  return [
    ...(before.vendor_name === after.vendor_name
      ? []
      : [{ change: 'renamed', bill: after, before: before.vendor_name } as const]),
    ...(before.cents === after.cents
      ? []
      : [{ change: 'amount', bill: after, before: before.cents } as const]),
  ]
}

function lineChange(before: ExportedLine | undefined, after: ExportedLine | undefined): LineChange[] {
  if (!before) return after ? [{ change: 'added', line: after }] : []
  if (!after) return [{ change: 'removed', line: before }]
  const fields = COMPARED_FIELDS.filter(field => before[field] !== after[field])
  return fields.length > 0 ? [{ change: 'changed', line: after, before, fields }] : []
}

/**
 * What changed of a pay period since it was last exported: its bills by vendor, and the lines that explain it by
 * schedule. Both are empty where a second export would be the same. Source: decisions, "Operations".
 */
export const changesSince = (
  before: PaidMonth,
  after: PaidMonth,
): { bills: BillChange[]; lines: LineChange[] } => ({
  bills: pairs(before.bills, after.bills, bill => bill.vendor_id).flatMap(pair =>
    billChange(pair.before, pair.after),
  ),
  lines: pairs(before.lines, after.lines, line => line.payment_schedule_id).flatMap(pair =>
    lineChange(pair.before, pair.after),
  ),
})
