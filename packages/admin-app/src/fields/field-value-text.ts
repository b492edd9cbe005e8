import type { RecordField } from '@product/sdk/contract'
import { centsText, phoneText, shownDayText } from '@product/sdk/values'
import { numberText } from '../texts/shown-numbers'
import type { FieldTexts } from './field-texts'

/** A value as a list shows it; empty where there is none, or where it is none of the kind. */
export function fieldValueText(name: string, field: RecordField, value: unknown, texts: FieldTexts): string {
  if (typeof value === 'number') {
    if (field.kind === 'cents') return `$${centsText(value)}`
    if (field.kind === 'rating') return `${value} / ${field.most}`
    if (field.kind !== 'number') return ''
    return [numberText(value), texts.unit(name, field)].filter(Boolean).join(' ')
  }
  if (typeof value !== 'string' || value === '') return ''
  if (field.kind === 'day') return shownDayText(value)
  if (field.kind === 'phone') return phoneText(value)
  return field.kind === 'choice' ? texts.option(name, field, value) : value
}
