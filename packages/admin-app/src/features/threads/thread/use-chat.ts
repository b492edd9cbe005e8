import { CHAT_PAGE } from '@product/sdk/features/threads'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../../config/runtime'
import { threadKeys } from '../thread-keys'
import { chatQuery } from './load-chat'
import { type KnownChat, withOlder } from './merge-chat'

/** A thread: at once as it was known, then fresh, and upward as far as it is scrolled. */
export function useChat(phone: string) {
  const { backgroundApi } = useRuntime()
  const queries = useQueryClient()
  const query = useQuery(chatQuery(backgroundApi, phone))
  const first = query.data?.messages[0]?.id
  const older = useMutation({
    mutationKey: ['threads', 'older', phone],
    mutationFn: (before: number) => backgroundApi.chat({ params: { phone }, query: { before } }),
    onSuccess: part =>
      void queries.setQueryData<KnownChat>(
        threadKeys.chat(phone),
        known => known && withOlder(known, part, CHAT_PAGE),
      ),
  })
  return {
    chat: query.data,
    /** What is known has been loaded since the thread was opened. */
    isFresh: query.isFetchedAfterMount,
    isError: query.isError && !query.data,
    problem: query.error?.message,
    retry: () => void query.refetch(),
    isLoadingOlder: older.isPending,
    hasFailedOlder: older.isError,
    loadOlder(): void {
      if (first !== undefined && !older.isPending) older.mutate(first)
    },
  }
}
