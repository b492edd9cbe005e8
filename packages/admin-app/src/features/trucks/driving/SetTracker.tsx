import { ApiError } from '@product/sdk/client'
import { trackerChange } from '@product/sdk/nouns/fleet'
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useRuntime } from '../../../config/runtime'
import { problemsOf } from '../../../forms/problems-of'
import { TitledDialog } from '../../../layout/TitledDialog'
import { useToast } from '../../../toasts/use-toast'
import { useTruckQueries } from '../truck-queries'

interface SetTrackerProps {
  id: string
  name: string
  /** Of the tracker that is on the truck now. */
  imei: string | null
}

/** Which tracker delivers for the truck. */
export function SetTracker(props: SetTrackerProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate(props.imei === null ? 'trucks.tracker.put' : 'trucks.tracker.change')}
      </Button>
      {isOpen && <TrackerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const problemsIn = problemsOf(trackerChange)

function TrackerDialog({ id, name, imei, onClose }: SetTrackerProps & { onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const { backgroundApi } = useRuntime()
  const queryClient = useQueryClient()
  const queries = useTruckQueries(id)
  const [typed, setTyped] = useState(imei ?? '')
  const [wrong, setWrong] = useState<string>()
  const { error, mutate, isPending } = useMutation({
    mutationFn: () => backgroundApi.setTruckTracker({ params: { id }, body: { imei: typed } }),
    onSuccess({ tracker }) {
      queryClient.setQueryData(queries.tracker.queryKey, tracker)
      void queryClient.invalidateQueries({ queryKey: ['trucks', 'timeline', id] })
      toast('success', tracker.imei === null ? 'trucks.tracker.was_taken_off' : 'trucks.tracker.was_put')
      onClose()
    },
    // Another truck has it: that is said beside the number.
    onError: failure => setWrong(failure instanceof ApiError ? failure.issues.imei : undefined),
  })

  function save(event: FormEvent): void {
    event.preventDefault()
    const problem = problemsIn({ imei: typed }).imei
    setWrong(problem)
    if (problem === undefined && !isPending) mutate()
  }

  return (
    <TitledDialog title={translate('trucks.tracker.put_title', { name })} onClose={onClose} maxWidth="xs">
      <Box component="form" onSubmit={save} noValidate>
        <DialogContent>
          <DialogContentText>{translate('trucks.tracker.put_text')}</DialogContentText>
          <TextField
            label={translate('trucks.tracker.imei')}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setWrong(undefined)
            }}
            error={wrong !== undefined}
            helperText={wrong}
            margin="normal"
            fullWidth
            autoFocus
            autoComplete="off"
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 40, sx: { fontFamily: 'monospace' } },
            }}
          />
          {error && wrong === undefined && <Alert severity="error">{error.message}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('console.confirm.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('console.form.save')}
          </Button>
        </DialogActions>
      </Box>
    </TitledDialog>
  )
}
