import type { RecordField } from '@product/sdk/contract'
import { InstantText } from './InstantText'
import { useFieldTexts } from './field-texts'
import { fieldValueText } from './field-value-text'

export interface FieldValueProps {
  resource: string
  name: string
  field: RecordField
  value: unknown
}

/** The value of a field in a list, by its kind. */
export function FieldValue({ resource, name, field, value }: FieldValueProps) {
  const text = fieldValueText(name, field, value, useFieldTexts(resource))
  if (text === '') return null
  if (field.kind === 'instant') return <InstantText instant={text} />
  if (field.kind !== 'url') return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
