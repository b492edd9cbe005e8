import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

export interface ConfirmDialogProps {
  /** Texts or keys. */
  title: string
  text?: string
  args?: Record<string, unknown>
  confirm: string
  /** Deletions and the like are red. */
  isDestructive?: boolean
  /** The call is on its way: nothing can be pressed twice. */
  isPending?: boolean
  /** Why the last try failed. */
  problem?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that can't be taken back. Cancel has the focus. */
export function ConfirmDialog({
  title,
  text = 'console.confirm.irreversible',
  args,
  confirm,
  isDestructive = true,
  isPending = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const close = isPending ? undefined : onClose
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate(title, args)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(text, args)}</DialogContentText>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} disabled={isPending} autoFocus>
          {translate('console.confirm.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={isPending}
        >
          {translate(confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
