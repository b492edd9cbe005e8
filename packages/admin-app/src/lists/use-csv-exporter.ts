import { downloadCSV, type Exporter, useTranslate, useTranslateLabel } from 'ra-core'
import { useCallback } from 'react'
import { useRules } from '../config/runtime'
import { useToast } from '../toasts/use-toast'
import { csvOfRecords } from './csv-of-records'
import { useColumns } from './use-columns'

/** react-admin's exporter for a resource: the table's columns as a CSV file. */
export function useCsvExporter(resource: string): Exporter {
  const columns = useColumns(resource)
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const toast = useToast()
  const { exportRows } = useRules()
  return useCallback(
    records => {
      if (records.length === 0) {
        toast('info', 'console.list.no_data')
        return
      }
      if (records.length >= exportRows) toast('info', 'console.list.cut', { args: { count: exportRows } })
      const csv = csvOfRecords(records, columns, ({ source, label }) =>
        label === undefined ? String(translateLabel({ source, resource })) : translate(label),
      )
      downloadCSV(csv, resource.replaceAll('-', '_'))
    },
    [columns, exportRows, resource, toast, translate, translateLabel],
  )
}
