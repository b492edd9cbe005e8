import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useApi } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { useSessionUser } from '../../session/use-session-user'
import { failureText } from '../../toasts/failure-text'
import { useToast } from '../../toasts/use-toast'

/** For somebody who has lost the telephone and the recovery codes. One's own is turned off in one's account. */
export function ResetSecondFactor({ userId, name }: { userId: number; name: string }) {
  const translate = useTranslate()
  const toast = useToast()
  const api = useApi()
  const { id: ownId } = useSessionUser()
  const [asks, setAsks] = useState(false)
  const reset = useMutation({
    mutationFn: async () => api.resetSecondFactor({ params: { userId } }),
    onSuccess({ was_on }) {
      setAsks(false)
      toast('success', was_on ? 'console.factor_reset.done' : 'console.factor_reset.none', { args: { name } })
    },
  })
  if (userId === ownId) return null
  return (
    <>
      <Button onClick={() => setAsks(true)}>{translate('console.factor_reset.button')}</Button>
      {asks && (
        <ConfirmDialog
          title="console.factor_reset.title"
          text="console.factor_reset.text"
          args={{ name }}
          confirm="console.factor_reset.confirm"
          isPending={reset.isPending}
          problem={reset.error ? failureText(reset.error) : undefined}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
