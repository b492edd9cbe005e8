import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { fetchRelatedRecords, type RaRecord, useDataProvider, useListContext } from 'ra-core'
import type { ComponentType } from 'react'
import { BulkActionsToolbar, Button } from 'react-admin'
import { useTickedRows } from './use-ticked-rows'

export interface BulkActionsProps {
  /** The ticked rows, also those of other pages and searches. */
  rows: readonly RaRecord[]
}

/** What can be done with the rows that are ticked: their export, and what the list brings itself. */
export function BulkBar({ actions: Actions }: { actions?: ComponentType<BulkActionsProps> }) {
  const { exporter, resource } = useListContext()
  const dataProvider = useDataProvider()
  const rows = useTickedRows()
  return (
    <BulkActionsToolbar selectAllButton={false}>
      {exporter && (
        <Button
          label="console.list.export"
          onClick={() => void exporter([...rows], fetchRelatedRecords(dataProvider), dataProvider, resource)}
        >
          <DownloadOutlined />
        </Button>
      )}
      {Actions && <Actions rows={rows} />}
    </BulkActionsToolbar>
  )
}
