import { Stack } from '@mui/material'
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { fetched } from '../config/fetched'
import { ExportButton } from 'react-admin'
import { useRules } from '../config/runtime'
import { ColumnsChoice } from './ColumnsChoice'

const SavedSearches = fetched(async () => (await import('./SavedSearches')).SavedSearches)

interface ListActionsProps {
  resource: string
  hasColumns: boolean
  /** In the place of the standard export. */
  exportButton?: ReactNode
}

/** Saved searches, columns and the export of the list around it. */
export function ListActions({ resource, hasColumns, exportButton }: ListActionsProps) {
  const { exporter, filterValues, total = 0 } = useListContext()
  const [stored] = useSavedQueries(resource)
  const isSearched = Object.keys(filterValues).length > 0
  const { exportRows } = useRules()
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      {(isSearched || extractValidSavedQueries(stored).length > 0) && (
        <Suspense fallback={null}>
          <SavedSearches resource={resource} />
        </Suspense>
      )}
      {hasColumns && <ColumnsChoice resource={resource} />}
      {exportButton}
      {exporter !== false && exportButton === undefined && (
        <ExportButton
          label="console.list.export"
          maxResults={exportRows}
          disabled={total === 0}
          size="small"
        />
      )}
    </Stack>
  )
}
