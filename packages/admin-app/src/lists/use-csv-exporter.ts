import { downloadCSV, type Exporter, useTranslate, useTranslateLabel } from 'ra-core'
import { useCallback } from 'react'
import type { Column } from '../config/admin-feature'
import { useRules } from '../config/runtime'
import { useToast } from '../toasts/use-toast'
import { useColumns } from './use-columns'

/** react-admin's exporter for a resource: the table's columns as a CSV file. What writes it comes with the first file. */
export function useCsvExporter(resource: string): Exporter {
  const columns = useColumns(resource)
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const toast = useToast()
  const { exportRows } = useRules()
  return useCallback(
    async records => {
      if (records.length === 0) {
        toast('info', 'console.list.no_data')
        return
      }
      if (records.length >= exportRows) toast('info', 'console.list.cut', { args: { count: exportRows } })
      const labelOf = ({ source, label }: Column) =>
        label === undefined ? String(translateLabel({ source, resource })) : translate(label)
      try {
        const { csvOfRecords } = await import('./csv-of-records')
        downloadCSV(csvOfRecords(records, columns, labelOf), resource.replaceAll('-', '_'))
      } catch {
        toast('error', 'console.list.not_exported')
      }
    },
    [columns, exportRows, resource, toast, translate, translateLabel],
  )
}
