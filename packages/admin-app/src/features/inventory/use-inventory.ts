import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import type { InventoryFilter } from './inventory-trucks'

export const inventoryKey = (filter: InventoryFilter) => ['inventory', filter.city ?? [], filter.make ?? []]

/** The trucks of these cities and makes as they were when they were chosen, and what there is to choose from. */
export function useInventory(filter: InventoryFilter) {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: inventoryKey(filter),
    queryFn: async ({ signal }) =>
      backgroundApi.unassignedTrucks({ query: { city: filter.city, make: filter.make }, signal }),
    // What is exported is compared with what was shown: it must not become newer by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: before => before,
  })
}
