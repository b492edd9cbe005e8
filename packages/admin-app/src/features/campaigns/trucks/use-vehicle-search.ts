import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import type { ApiClient } from '@product/sdk/client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../config/runtime'
import { useSettled } from '../../../fields/use-settled'
import type { VehicleOption } from './vehicle-option'

/** As many as are worth reading in a menu. */
const SHOWN = 50

interface Search {
  search: string
  signal: AbortSignal
}

async function findTrucks(api: ApiClient, { search, signal }: Search): Promise<VehicleOption[]> {
  const { unassigned_campaign_trucks: trucks } = await api.availableTrucks({
    query: { search, limit: SHOWN, include_assigned: 'true' },
    signal,
  })
  return trucks.map(({ truck_id: id, ...truck }) => ({ id, ...truck }))
}

async function findMacros(api: ApiClient, { search, signal }: Search): Promise<VehicleOption[]> {
  const { unassigned_placeholders: macros } = await api.availablePlaceholders({
    query: { search, limit: SHOWN, is_macro: 'true' },
    signal,
  })
  return macros.map(({ placeholder_id: id, name }) => ({
    id,
    name,
    license_plate: null,
    vendor_name: null,
    assignments: [],
  }))
}

const find = { truck: findTrucks, macro: findMacros } as const

/** The trucks or macros whose name holds what was typed: at least 2 characters, after a pause of 700 ms. Spec: operations, 5. */
export function useVehicleSearch(kind: keyof typeof find, typed: string) {
  const api = useApi()
  const text = useSettled(typed.trim(), VEHICLE_SEARCH.pauseMs)
  const isLongEnough = text.length >= VEHICLE_SEARCH.minCharacters
  const { data, isFetching, isError } = useQuery({
    queryKey: ['campaign-vehicles', kind, text],
    enabled: isLongEnough,
    queryFn: ({ signal }) => find[kind](api, { search: text, signal }),
  })
  const isTyping = typed.trim().length >= VEHICLE_SEARCH.minCharacters && typed.trim() !== text
  return {
    options: isLongEnough && !isTyping ? (data ?? []) : [],
    isWaiting: isTyping || isFetching,
    isTooShort: typed.trim().length < VEHICLE_SEARCH.minCharacters,
    isError,
  }
}
