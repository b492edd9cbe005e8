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
import { type ReactNode, useId } from 'react'

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
  /** Between the question and the buttons. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Letters that a low window still shows at once. */
const SCROLLS_FROM = 600

/** Asks before something that can't be taken back. Cancel has the focus. */
export function ConfirmDialog({
  title,
  text = 'console.confirm.irreversible',
  args,
  confirm,
  isDestructive = true,
  isPending = false,
  problem,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const isLong =
    children !== undefined || translate(text, args).length + (problem?.length ?? 0) > SCROLLS_FROM
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
      {/* The names of a hundred scroll, also by the keyboard. */}
      <DialogContent tabIndex={isLong ? 0 : undefined}>
        <DialogContentText id={`${id}-text`}>{translate(text, args)}</DialogContentText>
        {children}
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
