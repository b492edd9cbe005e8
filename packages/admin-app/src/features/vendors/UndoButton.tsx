import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Takes back what is staged for `name`. */
export function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }) {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('ra.action.undo')}>
      <IconButton size="small" onClick={onUndo} aria-label={translate('vendors.undo_named', { name })}>
        <UndoOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
