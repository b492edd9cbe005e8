import type { ChatCounts, ChatType } from '@product/sdk/nouns/messages'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../../config/runtime'
import { threadKeys } from '../thread-keys'

export const COUNT_OF = {
  all: 'allCount',
  unread: 'unreadCount',
  starred: 'starredCount',
  accounting: 'accountingCount',
  pictures: 'picturesCount',
} as const satisfies Record<ChatType, keyof ChatCounts>

/** How many threads each tab has, of those that are looked for. */
export function useChatCounts(keyword: string): ChatCounts | undefined {
  const { backgroundApi } = useRuntime()
  const { data } = useQuery({
    queryKey: threadKeys.counts(keyword),
    queryFn: ({ signal }) =>
      backgroundApi.chatCounts({ params: { type: 'all' }, query: { keyword }, signal }),
  })
  return data
}
