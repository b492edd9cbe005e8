import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Dialog, type DialogProps, DialogTitle, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  /** Text or key. */
  title: string
  onClose: () => void
}

/** A layer over the page that says what it is, with a cross in its corner. */
export function TitledDialog({ title, onClose, children, ...dialog }: TitledDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth {...dialog} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {translate(title)}
      </DialogTitle>
      <IconButton
        aria-label={translate('console.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      {children}
    </Dialog>
  )
}
