import { Link } from '@mui/material'
import { type RecordField, type RecordFields, rowFields, rowName } from '@product/sdk/contract'
import { centsNumeral, centsText, phoneText, shownDayText } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import type { Column } from '../config/admin-feature'
import { InstantText } from './InstantText'
import { useFieldTexts } from './field-texts'

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

type Shown = Pick<Column, 'render' | 'align' | 'csv'>

/** A value of the record is none where it is null or, in a record made elsewhere, not of the kind. */
function columnOf(resource: string, name: string, field: RecordField): Shown {
  const source = rowName(name, field)
  const ofText =
    <Shown,>(show: (text: string) => Shown) =>
    (record: RaRecord) => {
      const value: unknown = record[source]
      return typeof value === 'string' && value !== '' ? show(value) : null
    }
  const ofNumber =
    <Shown,>(show: (number: number) => Shown) =>
    (record: RaRecord) => {
      const value: unknown = record[source]
      return typeof value === 'number' ? show(value) : null
    }
  switch (field.kind) {
    case 'number':
      return {
        align: 'right',
        render: ofNumber(number => <NumberText {...{ resource, name, field, number }} />),
      }
    case 'cents':
      return {
        align: 'right',
        render: ofNumber(cents => `$${centsText(cents)}`),
        csv: ofNumber(centsNumeral),
      }
    case 'rating':
      return { align: 'right', render: ofNumber(stars => `${stars} / ${field.most}`) }
    case 'day':
      return { render: ofText(shownDayText) }
    case 'instant':
      return { render: ofText(instant => <InstantText instant={instant} />) }
    case 'phone':
      return { render: ofText(phoneText), csv: ofText(phoneText) }
    case 'url':
      return {
        render: ofText(url => (
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </Link>
        )),
      }
    case 'choice':
      return {
        render: ofText(value => <OptionText {...{ resource, name, field, value }} />),
        csv: ofText(value => field.options[value] ?? value),
      }
    default:
      return {}
  }
}

interface OfField {
  resource: string
  name: string
  field: RecordField
}

function NumberText({ resource, name, field, number }: OfField & { number: number }) {
  const unit = useFieldTexts(resource).unit(name, field)
  return [number.toLocaleString('en-US'), unit].filter(Boolean).join(' ')
}

const OptionText = ({ resource, name, field, value }: OfField & { value: string }) =>
  useFieldTexts(resource).option(name, field, value)
