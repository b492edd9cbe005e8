import type { RecordAnswer } from '../../contract/record-fields'
import type { TRUCK_FIELDS } from '../../nouns/fleet/truck-fields'
import type { VENDOR_FIELDS } from '../../nouns/fleet/vendor-fields'
import type { RowProblem } from './check-rows'

/** What becomes of a vendor or truck of the file. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export type StoredVendor = RecordAnswer<typeof VENDOR_FIELDS> & { vendor_id: number }

export type StoredTruck = RecordAnswer<typeof TRUCK_FIELDS> & {
  truck_id: number
  vendor_id: number | null
  vendor_name: string | null
  imei: string | null
}

/** One field of a stored record that the file changes. */
export interface FieldChange {
  field: string
  before: string | number | boolean | null
  after: string | number | boolean | null
}

export interface PlannedVendor {
  line: number
  outcome: ImportOutcome
  /** Undefined for a new one. */
  stored: StoredVendor | undefined
  /** What the file says. Of a stored one only the changes are written; what a new one lacks is the default. */
  fields: Record<string, unknown>
  changes: FieldChange[]
}

export interface PlannedTruck {
  line: number
  outcome: ImportOutcome
  vendor: PlannedVendor
  stored: StoredTruck | undefined
  fields: Record<string, unknown>
  changes: FieldChange[]
}

/** What becomes of one row of the file. */
export interface PlannedRow {
  line: number
  vendor: PlannedVendor | undefined
  truck: PlannedTruck | undefined
  problems: RowProblem[]
  /** What may be wrong, and hinders nothing. */
  warnings: RowProblem[]
}

/** What an import would do. It is done only where no row has a problem. */
export interface ImportPlan {
  rows: PlannedRow[]
  vendors: PlannedVendor[]
  trucks: PlannedTruck[]
  refused: number
}
