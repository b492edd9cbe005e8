import { useListContext } from 'ra-core'
import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin'
import { useRules } from '../config/runtime'

/** Saved filters, columns and the export of the list around it. */
export function ListActions({ resource, hasColumns }: { resource: string; hasColumns: boolean }) {
  const { exporter, total = 0 } = useListContext()
  const { exportRows } = useRules()
  return (
    <TopToolbar>
      <FilterButton />
      {hasColumns && <ColumnsButton resource={resource} size="small" color="inherit" />}
      {exporter !== false && (
        <ExportButton
          label="console.list.export"
          maxResults={exportRows}
          disabled={total === 0}
          color="inherit"
        />
      )}
    </TopToolbar>
  )
}
