import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../config/runtime'
import type { Found, RecordSearch } from './record-search'
import { useSettled } from './use-settled'

const isLongEnough = (text: string): boolean => text.length >= VEHICLE_SEARCH.minCharacters

/** What is found by what was typed: at least 2 characters, unless there is little to choose from, after a pause of 700 ms. Spec: operations, 5. */
export function useFound<Option extends Found>(
  { name, find, isShort = false }: RecordSearch<Option>,
  typed: string,
) {
  const { backgroundApi } = useRuntime()
  const asked = typed.trim()
  const isEnough = (text: string): boolean => isShort || isLongEnough(text)
  const text = useSettled(asked, VEHICLE_SEARCH.pauseMs)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search-picker', name, text],
    enabled: isEnough(text),
    queryFn: ({ signal }) => find(backgroundApi, text, signal),
  })
  // Nothing of an older question can be chosen under a newer one.
  const isTyping = isEnough(asked) && asked !== text
  return {
    options: isEnough(text) && !isTyping ? (data ?? []) : [],
    isWaiting: isTyping || isFetching,
    isTooShort: !isEnough(asked),
    isError,
  }
}
