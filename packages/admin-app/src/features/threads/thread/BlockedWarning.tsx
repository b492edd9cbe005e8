import { Alert, Button } from '@mui/material'
import { endpointRoles } from '@product/sdk/client'
import { BLOCKED_TEXTS, canUnblock, type Contact, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useApi } from '../../../config/runtime'
import { useSessionUser } from '../../../session/use-session-user'
import { useToast } from '../../../toasts/use-toast'
import { useThreadCache } from '../use-thread-cache'

/** Says that texts don't go out and why, and lets those who may take the block off. Spec: communication, 2. */
export function BlockedWarning({ thread }: { thread: Contact }) {
  const translate = useTranslate()
  const api = useApi()
  const cache = useThreadCache()
  const toast = useToast()
  const { role } = useSessionUser()
  const { is_blocked, blocked_reason, blocked_code, phone_number: phone } = thread
  const unblock = useMutation({
    mutationFn: () => api.unblock({ params: { phone } }),
    onSuccess({ chat, counts }) {
      cache.putThread(chat)
      cache.putCounts(counts)
      toast('success', 'threads.unblocked')
    },
  })
  if (!is_blocked) return null
  const mayUnblock = endpointRoles.unblock.includes(role)
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, borderWidth: '0 0 1px' }}
      action={
        canUnblock(blocked_reason) &&
        mayUnblock && (
          <Button size="small" color="inherit" onClick={() => unblock.mutate()} loading={unblock.isPending}>
            {translate('threads.unblock')}
          </Button>
        )
      }
    >
      <strong>{MESSAGE_TEXTS.potentiallyBlocked}</strong>
      {blocked_reason !== null && `: ${BLOCKED_TEXTS[blocked_reason]}`}
      {blocked_code !== null && ` ${translate('threads.code', { code: String(blocked_code) })}`}
      {canUnblock(blocked_reason) && !mayUnblock && ` ${translate('threads.ask_to_unblock')}`}
    </Alert>
  )
}
