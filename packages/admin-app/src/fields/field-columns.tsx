import { type RecordField, type RecordFields, rowFields, rowName } from '@product/sdk/contract'
import { centsNumeral, type CsvCell } from '@product/sdk/values'
import { Suspense } from 'react'
import { fetched } from '../config/fetched'
import type { Column } from '../config/admin-feature'

interface FieldColumnsOptions<F extends RecordFields> {
  resource: string
  /** What is different about a column. */
  own?: { readonly [Name in keyof F]?: Partial<Omit<Column, 'source'>> }
}

/** The columns of a record's fields, in its order: label by the list's name, value and figures by kind. */
export function fieldColumns<const F extends RecordFields>(
  fields: F,
  { resource, own = {} }: FieldColumnsOptions<F>,
): Column[] {
  const differences: Readonly<Record<string, Partial<Column> | undefined>> = own
  return rowFields(fields)
    .filter(([, { column }]) => column !== 'never')
    .map(([name, field]) => ({
      source: rowName(name, field),
      ...(field.column !== 'shown' && { hidden: true }),
      ...columnOf(resource, name, field),
      ...differences[name],
    }))
}

/** Texts show as they are; what is made of other values waits for the first list that has one. */
export const FieldValue = fetched(async () => (await import('./FieldValue')).FieldValue)

const PLAIN: ReadonlySet<RecordField['kind']> = new Set(['line', 'lines', 'email', 'yes_no'])
const FIGURES: ReadonlySet<RecordField['kind']> = new Set(['number', 'cents', 'rating'])

type Shown = Pick<Column, 'render' | 'align' | 'csv'>

function columnOf(resource: string, name: string, field: RecordField): Shown {
  if (PLAIN.has(field.kind)) return {}
  const source = rowName(name, field)
  return {
    ...(FIGURES.has(field.kind) && { align: 'right' }),
    csv: record => cellOf(field, record[source]),
    render: record => (
      <Suspense fallback={null}>
        <FieldValue resource={resource} name={name} field={field} value={record[source]} />
      </Suspense>
    ),
  }
}

/** A file has figures to reckon with, dates as they are kept, options by their English label. */
function cellOf(field: RecordField, value: unknown): CsvCell {
  if (typeof value === 'number') return field.kind === 'cents' ? centsNumeral(value) : value
  if (typeof value !== 'string') return null
  return field.kind === 'choice' ? (field.options[value] ?? value) : value
}
