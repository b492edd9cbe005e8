import { MESSAGE_SEARCH_PAUSES_MS } from '@product/sdk/nouns/messages'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { useKeyword } from '../../fields/use-keyword'

/** Vendors whose name was typed, after a pause of 2 s or at once by Enter; only for text that is not blank. */
export function useVendorSearch() {
  const { backgroundApi } = useRuntime()
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.vendors)
  const { keyword: text, isTyping } = search
  const { data, isFetching, isError } = useQuery({
    queryKey: ['message-vendors', text],
    enabled: text !== '' && !isTyping,
    queryFn: ({ signal }) => backgroundApi.searchMessageVendors({ params: { text }, signal }),
  })
  return {
    ...search,
    vendors: isTyping || text === '' ? [] : (data?.vendors ?? []),
    isBlank: search.typed.trim() === '',
    isWaiting: isTyping || isFetching,
    isError,
  }
}
