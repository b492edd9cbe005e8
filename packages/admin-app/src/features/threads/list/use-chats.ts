import { CHATS_PAGE } from '@product/sdk/features/threads'
import type { ChatType } from '@product/sdk/nouns/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '../../../config/runtime'
import { threadKeys } from '../thread-keys'
import { chatRows, nextOffset } from './chat-list'

/** The threads of a tab, page after page. Spec: communication, 7 and 9. */
export function useChats(type: ChatType, keyword: string) {
  const { backgroundApi } = useRuntime()
  const query = useInfiniteQuery({
    queryKey: threadKeys.list(type, keyword),
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      backgroundApi.chats({
        params: { type },
        query: { offset, keyword, paginationStatus: 'true', from: 'web' },
        signal,
      }),
    getNextPageParam: (last, pages) =>
      last.chats.length < CHATS_PAGE
        ? undefined
        : nextOffset(
            type,
            pages.map(({ chats }) => chats),
          ),
  })
  const { data } = query
  const threads = useMemo(() => data && chatRows(data.pages.map(({ chats }) => chats)), [data])
  return {
    threads,
    isError: query.isError && !data,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    hasFailedMore: query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  }
}
