import { z } from 'zod'
import { id } from '../../contract/id-param'
import { IMPORT_OUTCOMES, type ImportPlan, type PlannedRow } from './import-plan'

const outcome = z.enum(IMPORT_OUTCOMES)
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

const party = z.object({
  /** `same` also on further rows of a vendor, and `line` says where the vendor is named first. */
  outcome,
  line: z.number().int(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
})

const said = z.object({ field: z.string().nullable(), message: z.string() })

const counts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
})

/** What an import does, or a dry run would. */
export const fleetImportAnswer = z.object({
  dry_run: z.boolean(),
  /** Of each column of the file, the field that it fills. */
  columns: z.array(z.string().nullable()),
  rows: z.array(
    z.object({
      line: z.number().int(),
      vendor: party.extend({ vendor_id: id<'vendor'>().nullable() }).nullable(),
      truck: party.extend({ truck_id: id<'truck'>().nullable() }).nullable(),
      problems: z.array(said),
      /** What may be wrong, and hinders nothing. */
      warnings: z.array(said),
    }),
  ),
  vendors: counts,
  trucks: counts,
  refused: z.number().int(),
  /** Stands for what the import does: send it along, and it does that or nothing. */
  plan: z.string(),
})

export type FleetImportAnswer = z.output<typeof fleetImportAnswer>
export type FleetImportRow = FleetImportAnswer['rows'][number]

const nameOf = (fields: Readonly<Record<string, unknown>>, stored: { name: string } | undefined): string =>
  typeof fields.name === 'string' ? fields.name : (stored?.name ?? '')

const rowAnswer = ({ line, vendor, truck, problems, warnings }: PlannedRow): FleetImportRow => ({
  line,
  vendor: vendor
    ? {
        outcome: vendor.outcome,
        line: vendor.line,
        name: nameOf(vendor.fields, vendor.stored),
        // Said once, on the first row.
        changes: vendor.line === line ? vendor.changes : [],
        vendor_id: vendor.stored?.vendor_id ?? null,
      }
    : null,
  truck: truck
    ? {
        outcome: truck.outcome,
        line: truck.line,
        name: nameOf(truck.fields, truck.stored),
        changes: truck.changes,
        truck_id: truck.stored?.truck_id ?? null,
      }
    : null,
  problems,
  warnings,
})

/** Of the rows that are not refused. A vendor who is refused is none of them, whichever of the rows says so. */
function countsOf(rows: readonly PlannedRow[], side: 'vendor' | 'truck') {
  const found = { new: 0, changed: 0, same: 0 }
  const refused = new Set(
    rows.filter(({ problems }) => problems.some(({ field }) => field?.startsWith('vendor.'))).map(vendorOf),
  )
  const parties = new Set(
    rows
      .filter(({ problems, vendor }) => problems.length === 0 && !refused.has(vendor))
      .map(row => row[side]),
  )
  for (const party of parties) if (party) found[party.outcome] += 1
  return found
}

const vendorOf = ({ vendor }: PlannedRow): PlannedRow['vendor'] => vendor

/** The plan as it is answered, without what stands for it. */
export const planAnswer = ({ rows, refused }: ImportPlan) => ({
  rows: rows.map(rowAnswer),
  vendors: countsOf(rows, 'vendor'),
  trucks: countsOf(rows, 'truck'),
  refused,
})
