import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { useSessionUser } from '../../session/use-session-user'
import type { FoundSection } from './known-sections'

/** More is not looked for in lists. */
const LONGEST_SEARCH = 200

const NOTHING: readonly FoundSection[] = []

/**
 * What features find for a text beside the indexes. A search that fails finds nothing: the indexes are there without it. While one
 * is under way (`isWaiting`), what stands there answers an earlier text.
 */
export function useFoundPlaces(searched: string): { groups: readonly FoundSection[]; isWaiting: boolean } {
  const { admin, backgroundApi } = useRuntime()
  const { role } = useSessionUser()
  const text = searched.slice(0, LONGEST_SEARCH)
  const { data, isFetching } = useQuery({
    queryKey: ['search-places', role, text],
    enabled: text !== '',
    async queryFn({ signal }): Promise<FoundSection[]> {
      const finds = admin.finds.filter(({ roles }) => roles.includes(role))
      const groups = await Promise.all(
        finds.map(async ({ label, find }) => ({
          label,
          places: await find(backgroundApi, text, signal).catch(() => []),
        })),
      )
      return groups.filter(({ places }) => places.length > 0)
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // A name that was just changed must be found the next time.
    gcTime: 0,
  })
  return { groups: data ?? NOTHING, isWaiting: isFetching }
}
