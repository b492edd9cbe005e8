import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type SheetCall, useSheetExport } from './use-sheet-export'

/** Saves the ticked trucks; it says how many they are. */
export function ExportExcel({ resource, call }: { resource: string; call: SheetCall }) {
  const translate = useTranslate()
  const { save, isPending, count } = useSheetExport(resource, call)
  return (
    <Button
      variant="contained"
      startIcon={<DownloadOutlined />}
      onClick={save}
      loading={isPending}
      loadingPosition="start"
    >
      {count === 0 ? translate('sheets.export') : translate('sheets.export_count', { smart_count: count })}
    </Button>
  )
}
