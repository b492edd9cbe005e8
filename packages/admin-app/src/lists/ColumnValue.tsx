import { useRecordContext, useTranslate } from 'ra-core'
import { createElement } from 'react'
import type { Column } from '../config/admin-feature'

/** What a column shows of the record around it. */
export function ColumnValue({ column: { source, field, render } }: { column: Column }) {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  if (render) return render(record)
  if (field) return createElement(field, { source })
  const value: unknown = record[source]
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
  return value === null || value === undefined ? null : String(value)
}
