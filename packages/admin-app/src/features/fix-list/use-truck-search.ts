import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { useSettled } from '../../fields/use-settled'

export interface TruckOption {
  id: number
  name: string
  /** Plate and vendor. */
  below: string
}

/** As many as are worth reading in a menu. */
const SHOWN = 20

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function optionOf(hit: Readonly<Record<string, unknown>>): TruckOption {
  const below = [textOf(hit.license_plate), textOf(hit.vendor_name)].filter(Boolean).join(' · ')
  return { id: Number(hit.truck_id), name: textOf(hit.truck_name), below }
}

/** The trucks found by what was typed: at least 2 characters, after a pause of 700 ms. Spec: operations, 5. */
export function useTruckSearch(typed: string) {
  const { backgroundApi } = useRuntime()
  const text = useSettled(typed.trim(), VEHICLE_SEARCH.pauseMs)
  const isLongEnough = (of: string) => of.length >= VEHICLE_SEARCH.minCharacters
  const { data, isFetching, isError } = useQuery({
    queryKey: ['fix-list-trucks', text],
    enabled: isLongEnough(text),
    queryFn: async ({ signal }) => {
      const body = { query: text, hitsPerPage: SHOWN }
      const { hits } = await backgroundApi.searchIndex({ params: { indexName: 'trucks' }, body, signal })
      return hits.map(optionOf)
    },
  })
  const isTyping = isLongEnough(typed.trim()) && typed.trim() !== text
  return {
    options: isLongEnough(text) && !isTyping ? (data ?? []) : [],
    isWaiting: isTyping || isFetching,
    isTooShort: !isLongEnough(typed.trim()),
    isError,
  }
}
