import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useBlocker } from 'react-router'

/** Asks once before a page with unsaved changes is left inside the console. */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: () => boolean; onDiscard: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <LeaveDialog
      onStay={blocker.reset}
      onKeep={blocker.proceed}
      onDiscard={() => {
        onDiscard()
        blocker.proceed()
      }}
    />
  )
}

interface LeaveDialogProps {
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">{translate('console.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{translate('console.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {translate('console.leave.discard')}
        </Button>
        <Button variant="outlined" onClick={onStay} autoFocus>
          {translate('console.leave.stay')}
        </Button>
        <Button variant="contained" onClick={onKeep}>
          {translate('console.leave.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
