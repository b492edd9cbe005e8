import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'

interface FormDialogProps {
  /** Text or key. */
  title: string
  onClose: () => void
  /** `sm` where inputs stand side by side. */
  maxWidth?: 'xs' | 'sm'
  children: ReactNode
}

/** A form over the page. What was typed is kept when it closes, as in every form. */
export function FormDialog({ title, onClose, maxWidth = 'xs', children }: FormDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {translate(title)}
      </DialogTitle>
      <IconButton
        aria-label={translate('console.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      <DialogContent sx={{ pb: 0 }}>{children}</DialogContent>
    </Dialog>
  )
}
