import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { FormDialog } from '../../forms/FormDialog'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { ErrorState } from '../../layout/StateMessage'
import { useToast } from '../../toasts/use-toast'

const ADDRESS = ['calendar-address']

/** The address by which a calendar program of the user's own reads the calendar: make, renew, take away. */
export function CalendarAddressDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { api, backgroundApi } = useRuntime()
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ADDRESS,
    queryFn: async ({ signal }) => backgroundApi.calendarAddress({ signal }),
  })
  const renew = useMutation({
    mutationFn: async () => api.renewCalendarAddress(),
    onSuccess: () => queryClient.setQueryData(ADDRESS, { has_address: true }),
    onSettled: () => setAsked(false),
  })
  const remove = useMutation({
    mutationFn: async () => api.removeCalendarAddress(),
    onSuccess(answer) {
      queryClient.setQueryData(ADDRESS, answer)
      renew.reset()
      toast('success', 'calendar.address_removed')
    },
  })
  const url = renew.data?.calendar_url
  const content = () => {
    if (error && !data)
      return <ErrorState title="console.form.failed" text={error.message} onRetry={() => void refetch()} />
    if (!data) return <FormSkeleton fields={1} />
    return (
      <Stack spacing={2} sx={{ pb: 3 }}>
        <Typography>{translate('calendar.address_text')}</Typography>
        {url === undefined ? (
          <Typography color="textSecondary">
            {translate(data.has_address ? 'calendar.address_there' : 'calendar.address_none')}
          </Typography>
        ) : (
          <NewAddress url={url} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={data.has_address ? 'outlined' : 'contained'}
            loading={renew.isPending}
            onClick={() => (data.has_address ? setAsked(true) : renew.mutate())}
          >
            {translate(data.has_address ? 'calendar.address_renew' : 'calendar.address_make')}
          </Button>
          {data.has_address && (
            <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
              {translate('calendar.address_remove')}
            </Button>
          )}
        </Box>
      </Stack>
    )
  }
  return (
    <FormDialog title="calendar.address_title" onClose={onClose} maxWidth="sm">
      {content()}
      {isAsked && (
        <ConfirmDialog
          title="calendar.address_renew_title"
          text="calendar.address_renew_text"
          confirm="calendar.address_renew"
          isPending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </FormDialog>
  )
}

/** It is told this once. */
function NewAddress({ url }: { url: string }) {
  const translate = useTranslate()
  const toast = useToast()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      toast('success', 'calendar.address_copied')
    } catch {
      // On plain http the browser forbids it: the text is there to be selected.
      toast('warning', 'calendar.address_not_copied')
    }
  }
  return (
    <>
      <Alert severity="info">{translate('calendar.address_new')}</Alert>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          value={url}
          label={translate('calendar.address')}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
        />
        <Button onClick={() => void copy()}>{translate('calendar.address_copy')}</Button>
      </Box>
    </>
  )
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => currentTarget.select()
