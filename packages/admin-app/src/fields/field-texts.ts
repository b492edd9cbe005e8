import { bodyName, type RecordField } from '@product/sdk/contract'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'

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
