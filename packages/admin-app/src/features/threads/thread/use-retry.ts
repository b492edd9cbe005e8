import type { Message } from '@product/sdk/nouns/messages'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../config/runtime'
import { useThreadCache } from '../use-thread-cache'

/** Sends a message that failed once more, as a new one; pressed twice it goes once. */
export function useRetry({ id }: Pick<Message, 'id'>) {
  const api = useApi()
  const cache = useThreadCache()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.retryMessage({ params: { id }, idempotencyKey: `retry/${id}` }),
    onSuccess: ({ message }) => cache.putMessage(message),
  })
  return { retry: () => mutate(), isPending, isDone: isSuccess }
}
