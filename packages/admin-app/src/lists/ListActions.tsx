import { Stack } from '@mui/material'
import { useListContext } from 'ra-core'
import { ExportButton, FilterButton } from 'react-admin'
import { useRules } from '../config/runtime'
import { ColumnsChoice } from './ColumnsChoice'

/** Saved filters, columns and the export of the list around it. */
export function ListActions({ resource, hasColumns }: { resource: string; hasColumns: boolean }) {
  const { exporter, total = 0 } = useListContext()
  const { exportRows } = useRules()
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <FilterButton size="small" />
      {hasColumns && <ColumnsChoice resource={resource} />}
      {exporter !== false && (
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
