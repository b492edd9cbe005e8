import { useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '@product/sdk/client'
import { useRuntime } from '../config/runtime'

interface PageOf<Row> {
  rows: readonly Row[]
  /** On all pages. */
  total: number
}

interface PagedRows<Row> {
  /** Of everything that lists these rows: what changes one makes what begins so stale. */
  name: readonly string[]
  keyword?: string
  /** `page` from 0. */
  load(api: ApiClient, asked: { page: number; keyword: string; signal: AbortSignal }): Promise<PageOf<Row>>
}

/** Rows that come page after page, as more are asked for. */
export function usePagedRows<Row>({ name, keyword = '', load }: PagedRows<Row>) {
  const { backgroundApi } = useRuntime()
  const query = useInfiniteQuery({
    queryKey: [...name, keyword],
    initialPageParam: 0,
    queryFn: ({ pageParam: page, signal }) => load(backgroundApi, { page, keyword, signal }),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      return last.rows.length > 0 && loaded < last.total ? pages.length : undefined
    },
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    total: query.data?.pages.at(-1)?.total ?? 0,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
