import { DialogContent } from '@mui/material'
import type { ReactNode } from 'react'
import { TitledDialog } from '../layout/TitledDialog'

interface FormDialogProps {
  /** Text or key. */
  title: string
  onClose: () => void
  /** `sm` where inputs stand side by side, `md` where a map stands beside them. */
  maxWidth?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

/** A form over the page. What was typed is kept when it closes, as in every form. */
export const FormDialog = ({ maxWidth = 'xs', children, ...dialog }: FormDialogProps) => (
  <TitledDialog {...dialog} maxWidth={maxWidth}>
    <DialogContent sx={{ pb: 0 }}>{children}</DialogContent>
  </TitledDialog>
)
