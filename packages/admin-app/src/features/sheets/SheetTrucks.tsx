import { SHEET_SEARCH_PAUSE_MS } from '@product/sdk/features/sheets'
import { useTranslate } from 'ra-core'
import { Typography } from '@mui/material'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { ExportExcel } from './ExportExcel'
import type { SheetCall } from './use-sheet-export'

interface SheetTrucksProps {
  resource: string
  /** Key. */
  title: string
  call: SheetCall
}

/** Trucks to tick, and the file of those that are ticked. Spec: operations, 2 and 5. */
export function SheetTrucks({ resource, title, call }: SheetTrucksProps) {
  const translate = useTranslate()
  return (
    <Page title={title} actions={<ExportExcel resource={resource} call={call} />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('sheets.how')}
      </Typography>
      <ResourceTable
        resource={resource}
        label={title}
        sort={{ field: 'vendor_name', order: 'ASC' }}
        searchPauseMs={SHEET_SEARCH_PAUSE_MS}
        exportable={false}
        tickable
        empty={<EmptyState title="console.list.empty" text="sheets.empty_text" />}
      />
    </Page>
  )
}
