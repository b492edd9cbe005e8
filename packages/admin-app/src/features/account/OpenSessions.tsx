import { Box, Button, Chip, Divider, Stack, Typography } from '@mui/material'
import type { OpenSession } from '@product/sdk/features/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { InstantText } from '../../fields/InstantText'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Section } from '../../layout/Section'
import { ErrorState } from '../../layout/StateMessage'
import { useDates } from '../../texts/dates'
import { useToast } from '../../toasts/use-toast'
import { SESSIONS } from './sessions-key'

/** Every browser and script that is logged in as the user, with the way to end it. */
export function OpenSessions() {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { api, backgroundApi } = useRuntime()
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => backgroundApi.accountSessions({ signal }),
  })
  const endOthers = useMutation({
    mutationFn: async () => api.endOtherSessions(),
    onSuccess({ ended }) {
      setAsked(false)
      toast('success', 'account.ended_others', { args: { smart_count: ended } })
    },
    onSettled: async () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
  })
  const content = () => {
    if (error && !data) {
      return (
        <ErrorState title="account.sessions_failed" text={error.message} onRetry={() => void refetch()} />
      )
    }
    if (!data) return <FormSkeleton fields={2} />
    return (
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden />}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.sessions.map(session => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </Stack>
    )
  }
  return (
    <Section
      title="account.sessions_title"
      actions={
        data &&
        data.sessions.length > 1 && (
          <Button color="error" onClick={() => setAsked(true)}>
            {translate('account.end_others')}
          </Button>
        )
      }
    >
      {content()}
      {isAsked && (
        <ConfirmDialog
          title="account.end_others_title"
          text="account.end_others_text"
          confirm="account.end_others"
          isPending={endOthers.isPending}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const translate = useTranslate()
  const dates = useDates()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { api } = useRuntime()
  const end = useMutation({
    mutationFn: async () => api.endAccountSession({ params: { sessionId: session.session_id } }),
    onSuccess: () => toast('success', 'account.ended'),
    // Also where it was over already.
    onSettled: async () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
  })
  const device = session.device ?? translate('account.unknown_device')
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 500 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('account.last_used')} <InstantText instant={session.last_used_at} />
          {session.network !== null && ` · ${session.network}`}
        </Typography>
      </Box>
      {session.is_current ? (
        <Chip size="small" color="primary" variant="outlined" label={translate('account.this_one')} />
      ) : (
        <Button
          loading={end.isPending}
          aria-label={translate('account.end_named', { device, at: dates.moment(session.last_used_at) })}
          onClick={() => end.mutate()}
        >
          {translate('account.end')}
        </Button>
      )}
    </Box>
  )
}
