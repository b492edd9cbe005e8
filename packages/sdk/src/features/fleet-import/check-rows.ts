import { plainIssue } from '../../contract/plain-issue'
import type { z } from 'zod'
import { richTextOf } from '../../values/rich-text'
import type { ImportColumns } from './guess-columns'
import { importField, IMPORT_RULES, type FleetSide, type ImportTarget } from './import-fields'
import type { ImportTable } from './import-table'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { isBlotted } from './personal-numbers'
import { readCell } from './read-cell'

/** What is wrong with a row; `field` names the cell, null where it is the row. */
export interface RowProblem {
  field: ImportTarget | null
  message: string
}

/** The filled-in cells of a row as a body would hold them, by the name of the field. */
export type GivenFields = Readonly<Record<string, unknown>>

export interface CheckedRow {
  line: number
  vendor: GivenFields
  truck: GivenFields
  problems: RowProblem[]
}

const targetOf = (side: FleetSide, name: PropertyKey | undefined): ImportTarget | null =>
  importField(`${side}.${String(name)}`)?.target ?? null

/** What a side's own rules make of the cells, and what they say against them. */
function checked(side: FleetSide, given: GivenFields): { fields: GivenFields; problems: RowProblem[] } {
  const schema: z.ZodType<GivenFields> = IMPORT_RULES[side]
  const result = schema.safeParse(given, { error: plainIssue })
  if (!result.success) {
    return {
      fields: given,
      problems: result.error.issues.map(({ path, message }) => ({ field: targetOf(side, path[0]), message })),
    }
  }
  // A rule makes null of what it finds blank: like a blank cell, it says nothing.
  const fields = Object.entries(result.data).filter(([, value]) => value !== undefined && value !== null)
  return { fields: Object.fromEntries(fields), problems: [] }
}

interface Reading {
  columns: ImportColumns
  /** So many columns the file has. */
  heads: number
  /** In Los Angeles, YYYY-MM-DD. */
  today: string
}

function checkRow(cells: readonly string[], line: number, { columns, heads, today }: Reading): CheckedRow {
  const given: Record<FleetSide, Record<string, unknown>> = { vendor: {}, truck: {} }
  const problems: RowProblem[] = []
  if (cells.slice(heads).some(cell => cell.trim() !== '')) {
    problems.push({ field: null, message: FLEET_IMPORT_TEXTS.moreCells(cells.length, heads) })
  }
  for (const [column, target] of columns.entries()) {
    const found = target === null ? undefined : importField(target)
    if (!found) continue
    const cell = cells[column] ?? ''
    if (isBlotted(cell)) {
      problems.push({ field: found.target, message: FLEET_IMPORT_TEXTS.personalCell })
      continue
    }
    const { value, problem } = readCell(found.name, found.field, cell, today)
    if (problem !== undefined) problems.push({ field: found.target, message: problem })
    else if (value !== undefined) given[found.side][found.name] = value
  }
  // People's notes are plain text in a file, and rich text where they are kept.
  if (typeof given.vendor.notes === 'string') given.vendor.notes = richTextOf(given.vendor.notes)
  const [vendor, truck] = [checked('vendor', given.vendor), checked('truck', given.truck)]
  problems.push(...vendor.problems, ...truck.problems)
  return { line, vendor: vendor.fields, truck: truck.fields, problems }
}

const hasAny = (fields: GivenFields): boolean => Object.keys(fields).length > 0

/**
 * Every row of the file by the rules of the forms, blank cells left out. A row that says nothing in the columns that are
 * taken is passed over. `today` is the day in Los Angeles, by which a year of two digits is read.
 */
export const checkRows = (
  { heads, rows }: ImportTable,
  columns: ImportColumns,
  today: string,
): CheckedRow[] =>
  rows
    .map(({ line, cells }) => checkRow(cells, line, { columns, heads: heads.length, today }))
    .filter(({ vendor, truck, problems }) => hasAny(vendor) || hasAny(truck) || problems.length > 0)
