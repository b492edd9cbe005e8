import { CHAT_PAGE } from '@product/sdk/features/threads'
import type { ApiClient } from '@product/sdk/client'
import type { QueryClient } from '@tanstack/react-query'
import { threadKeys } from '../thread-keys'
import { type KnownChat, withNewest } from './merge-chat'

/** How the newest messages of a thread are loaded: they go on with what is known. */
export const chatQuery = (api: ApiClient, phone: string) => ({
  queryKey: threadKeys.chat(phone),
  queryFn: async ({ signal, client }: { signal: AbortSignal; client: QueryClient }): Promise<KnownChat> => {
    const part = await api.chat({
      params: { phone },
      query: { page: 0, paginationStatus: 'true', from: 'web' },
      signal,
    })
    return withNewest(client.getQueryData<KnownChat>(threadKeys.chat(phone)), part, CHAT_PAGE)
  },
  /** A thread that was looked at stays at hand. */
  gcTime: 30 * 60_000,
})
