import { ApiError, type ApiClient } from '@product/sdk/client'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { createSendOnce } from '../../data/send-once'
import { randomKey } from '../../forms/random-key'
import { failureText } from '../../toasts/failure-text'
import { useReloadPayments } from './use-reload-payments'

/** What a dialog about a month knows of its call. */
export interface PeriodCall {
  run: () => void
  isPending: boolean
  /** Why the last try failed. */
  problem: string | undefined
  /** Somebody else changed the month first: what the dialog says of it is no longer true. */
  isOvertaken: boolean
}

/**
 * A call of a dialog about a month: once for all clicks, and once for the same `sent` whose answer was lost, as long as
 * the dialog is open; why it failed stands in the dialog; what is shown is asked for again.
 */
export function usePeriodCall<Answer>(
  call: (api: ApiClient, idempotencyKey: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  sent: unknown = null,
): PeriodCall {
  const { backgroundApi } = useRuntime()
  const reload = useReloadPayments()
  const [once] = useState(() =>
    createSendOnce({ storage: undefined, name: 'pay-period', makeKey: randomKey }),
  )
  const isUnderWay = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => call(backgroundApi, once.keyFor(sent)),
    onSuccess(answer) {
      once.answered()
      onDone(answer)
    },
    onSettled() {
      isUnderWay.current = false
      // Also after a refusal: somebody else may have closed the month meanwhile.
      reload()
    },
  })
  function run(): void {
    // A second click comes before the button shows that it waits.
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return {
    run,
    isPending,
    problem: error ? failureText(error) : undefined,
    isOvertaken: error instanceof ApiError && error.code === 'conflict',
  }
}
