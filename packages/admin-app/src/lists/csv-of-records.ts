import { type CsvCell, writeCsv } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import type { Column } from '../config/admin-feature'

function cellOf({ source, csv }: Column, record: RaRecord): CsvCell {
  if (typeof csv === 'function') return csv(record)
  const value: unknown = record[source]
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** The CSV file of a table: a row of labels, then the records, in the columns that go into files. Cells are safe to open in a spreadsheet. */
export function csvOfRecords(
  records: readonly RaRecord[],
  columns: readonly Column[],
  labelOf: (column: Column) => string,
): string {
  const written = columns.filter(({ csv }) => csv !== false)
  return writeCsv([
    written.map(labelOf),
    ...records.map(record => written.map(column => cellOf(column, record))),
  ])
}
