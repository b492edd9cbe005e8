import type { InventoryTruck } from './inventory-truck'

/** Spec: operations, 2, 5 and 8. */
export const INVENTORY_TEXTS = {
  export: 'Export CSV',
  empty: 'No data found',
  nothingToExport: 'No data available for export',
} as const

/**
 * What goes into the file of the trucks that a page shows, in its order: those that are still on no campaign, as they
 * are now. The others are `taken`: they were put on a campaign, or deleted, since the page was opened.
 */
export function inventoryToExport(
  shown: readonly InventoryTruck[],
  now: readonly InventoryTruck[],
): { trucks: InventoryTruck[]; taken: InventoryTruck[] } {
  const free = new Map(now.map(truck => [truck.truck_id, truck]))
  return {
    trucks: shown.flatMap(({ truck_id }) => free.get(truck_id) ?? []),
    taken: shown.filter(({ truck_id }) => !free.has(truck_id)),
  }
}
