import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useRuntime } from '../../../config/runtime'
import { ConfirmDialog } from '../../../forms/ConfirmDialog'
import { useToast } from '../../../toasts/use-toast'
import { useTruckQueries } from '../truck-queries'

/** Makes the tracker a new token after asking; it is shown once. */
export function RenewToken({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const queryClient = useQueryClient()
  const queries = useTruckQueries(id)
  const [asks, setAsks] = useState(false)
  const { data, error, mutate, reset, isPending } = useMutation({
    mutationFn: () => backgroundApi.renewTrackerToken({ params: { id } }),
    onSuccess: () => {
      setAsks(false)
      void queryClient.invalidateQueries(queries.tracker)
      void queryClient.invalidateQueries({ queryKey: ['trucks', 'timeline', id] })
    },
    gcTime: 0,
  })
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsks(true)}>
        {translate('trucks.tracker.renew')}
      </Button>
      {asks && (
        <ConfirmDialog
          title="trucks.tracker.renew_title"
          text="trucks.tracker.renew_text"
          args={{ name }}
          confirm="trucks.tracker.renew_confirm"
          isPending={isPending}
          problem={error?.message}
          onConfirm={() => mutate()}
          onClose={() => {
            reset()
            setAsks(false)
          }}
        />
      )}
      {data && <NewToken token={data.new_token} name={name} onClose={reset} />}
    </>
  )
}

function NewToken({ token, name, onClose }: { token: string; name: string; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const id = useId()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token)
      toast('success', 'trucks.tracker.copied')
    } catch {
      // On plain http the browser forbids it: the text is there to be selected.
      toast('warning', 'trucks.tracker.not_copied')
    }
  }
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('trucks.tracker.new_title', { name })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{translate('trucks.tracker.once')}</Alert>
        <DialogContentText sx={{ my: 2 }}>{translate('trucks.tracker.new_text')}</DialogContentText>
        <TextField
          label={translate('trucks.tracker.token')}
          value={token}
          fullWidth
          multiline
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('trucks.tracker.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('trucks.tracker.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
