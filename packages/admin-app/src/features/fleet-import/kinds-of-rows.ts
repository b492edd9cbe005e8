import type { FleetImportRow } from '@product/sdk/features/fleet-import'

/** What the rows of a dry run can be narrowed to. */
export const ROW_KINDS = ['all', 'refused', 'new', 'changed', 'same'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** What becomes of a row: refused; new or changed where its vendor, first named here, or its truck is; else as it was. */
export function kindOfRow({ line, vendor, truck, problems }: FleetImportRow): Exclude<RowKind, 'all'> {
  if (problems.length > 0) return 'refused'
  const own = [vendor?.line === line ? vendor.outcome : undefined, truck?.outcome]
  if (own.includes('new')) return 'new'
  return own.includes('changed') ? 'changed' : 'same'
}

/** How many rows there are of each kind. */
export function countKinds(rows: readonly FleetImportRow[]): Record<RowKind, number> {
  const counts = { all: rows.length, refused: 0, new: 0, changed: 0, same: 0 }
  for (const row of rows) counts[kindOfRow(row)] += 1
  return counts
}
