import type { ApiClient } from '@product/sdk/client'
import { type Removal, REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { createSendOnce } from '../../data/send-once'
import { randomKey } from '../../forms/random-key'
import { useFailureToast } from '../../toasts/use-failure-toast'
import { useToast } from '../../toasts/use-toast'
import { COMPLETED, UPCOMING } from './removal-resources'

/** All that a removal shows in is asked for again: with it the payments of its schedule change. */
const CHANGED = [
  [UPCOMING],
  [COMPLETED],
  ['removals'],
  ['production'],
  ['calendar'],
  ['sidebar', 'removals'],
  ['home', 'removals'],
  ['payments'],
  ['payment-schedules'],
]

export function useReloadRemovals() {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}

type Body = Parameters<ApiClient['updateRemoval']>[0]['body']

export interface SaveRemoval {
  save: (body: Body, said: string) => void
  isPending: boolean
}

/**
 * Saves a removal as it was read, with its schedule. However it ends, the dialog closes and the lists are asked for
 * again; a failure is also said. Spec: operations, 8.
 */
export function useSaveRemoval(
  { removal_id, version, payment_schedule_id, payment_schedule_version }: Removal,
  { onSaved, onClose }: { onSaved: () => void; onClose: () => void },
): SaveRemoval {
  const { backgroundApi } = useRuntime()
  const reload = useReloadRemovals()
  const toast = useToast()
  const failureToast = useFailureToast()
  const isUnderWay = useRef(false)
  const [once] = useState(() => createSendOnce({ storage: undefined, name: 'removal', makeKey: randomKey }))
  const { mutate, isPending } = useMutation({
    async mutationFn({ body }: { body: Body; said: string }) {
      const whole = { ...body, removal_id, payment_schedule_id, version, payment_schedule_version }
      const idempotencyKey = once.keyFor(whole)
      return backgroundApi.updateRemoval({ params: { id: removal_id }, body: whole, idempotencyKey })
    },
    onSuccess(_, { said }) {
      once.answered()
      onSaved()
      toast('success', said)
    },
    onError: (error: unknown) => failureToast(error, { failed: REMOVAL_TEXTS.saveFailed }),
    onSettled() {
      isUnderWay.current = false
      reload()
      onClose()
    },
  })
  return {
    isPending,
    save(body, said) {
      // A second click comes before the button shows that it waits.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate({ body, said })
    },
  }
}
