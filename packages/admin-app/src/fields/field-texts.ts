import { type RecordField, type RecordFields, bodyName, rowName } from '@product/sdk/contract'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'

/** The English labels of a resource's fields, under every name that a form or a list has for them. */
export const fieldLabels = (fields: RecordFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field.label],
      [bodyName(name, field), field.label],
      [rowName(name, field), field.columnLabel ?? field.label],
    ]),
  )

export interface FieldTexts {
  label(name: string, field: RecordField): string
  help(name: string, field: RecordField): string | undefined
  unit(name: string, field: RecordField): string | undefined
  option(name: string, field: RecordField, value: string): string
}

/**
 * What is to be read of the fields of a resource, in the user's language: `resources.{resource}.fields.{name}`,
 * `.help.{name}`, `.units.{name}` and `.options.{name}.{value}`, where there is none the English of the record.
 */
export function useFieldTexts(resource: string): FieldTexts {
  const translate = useTranslate()
  return useMemo(() => {
    const text = (key: string, english: string) => translate(`resources.${resource}.${key}`, { _: english })
    return {
      label: (name, field) => text(`fields.${bodyName(name, field)}`, field.label),
      help: (name, { help }) => (help === undefined ? undefined : text(`help.${name}`, help)),
      unit(name, field) {
        const unit = field.kind === 'number' ? field.unit : undefined
        return unit === undefined ? undefined : text(`units.${name}`, unit)
      },
      option(name, field, value) {
        const english = field.kind === 'choice' ? field.options[value] : undefined
        return english === undefined ? value : text(`options.${name}.${value}`, english)
      },
    }
  }, [resource, translate])
}
