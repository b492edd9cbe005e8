import type { ApiClient } from '@product/sdk/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { failureText } from '../../toasts/failure-text'

/** Name of everything that lists scheduled messages. */
export const SCHEDULED = 'scheduled-messages'

/** A call of a dialog about a scheduled message: why it failed stands in the dialog, and the list is asked for again. */
export function useScheduledCall<Asked>(
  call: (api: ApiClient, asked: Asked) => Promise<unknown>,
  onDone: () => void,
) {
  const { backgroundApi } = useRuntime()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: Asked) => call(backgroundApi, asked),
    onSuccess: onDone,
    // Also after a refusal: it may have gone out meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: [SCHEDULED] }),
  })
  return { run: mutate, isPending, problem: error ? failureText(error) : undefined }
}
