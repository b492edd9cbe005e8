import type { ApiClient } from '@product/sdk/client'
import { useMutation } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { failureText } from '../../toasts/failure-text'
import { useReloadPayments } from './use-reload-payments'

/** A call of a dialog about a month: once at a time; why it failed stands in the dialog; what is shown is asked for again. */
export function usePeriodCall<Answer>(
  call: (api: ApiClient) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const { backgroundApi } = useRuntime()
  const reload = useReloadPayments()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => call(backgroundApi),
    onSuccess: onDone,
    // Also after a refusal: somebody else may have closed the month meanwhile.
    onSettled: reload,
  })
  return { run: () => mutate(), isPending, problem: error ? failureText(error) : undefined }
}
