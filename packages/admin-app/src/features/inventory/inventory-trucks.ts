import type { InventoryTruck } from '@product/sdk/features/inventory'
import { phoneText } from '@product/sdk/values'
import type { AdminResource } from '../../config/admin-feature'
import { pageOfRows } from '../../data/page-of-rows'
import { listAction, type ListQuery, resourceEndpoints } from '../../data/resource-endpoints'
import { codeColumn, truckColumn, vendorColumn } from '../../lists/named-columns'

export const INVENTORY = 'inventory-trucks'

/** What the list is narrowed to beside the search. */
export interface InventoryFilter {
  city?: string[]
  make?: string[]
}

const SEARCHED = { searchIn: ['vendor_name', 'vendor_city', 'name', 'license_plate', 'make', 'area_covered'] }

/** The page of the list that is asked for; the whole list comes by vendor and name. */
export function inventoryPage(trucks: readonly InventoryTruck[], query: ListQuery) {
  const isItsOrder = query.sortBy === 'vendor_name' && query.sortOrder !== 'desc'
  return pageOfRows(trucks, isItsOrder ? { ...query, sortBy: undefined } : query, SEARCHED)
}

const SORTS = [
  'vendor_name',
  'vendor_city',
  'name',
  'license_plate',
  'make',
  'year',
  'side_dim',
  'back_dim',
  'over_cab_dim',
  'area_covered',
  'miles_per_day',
] as const

/** Trucks on no campaign. Spec: operations, 2. */
export const inventoryTrucks: AdminResource = {
  name: INVENTORY,
  endpoints: resourceEndpoints({
    id: 'truck_id',
    list: listAction({
      isWhole: true,
      access: 'unassignedTrucks',
      sorts: SORTS,
      async run(api, query, { signal, filter }) {
        // Only the choices of the page set it.
        const narrowed = filter as InventoryFilter
        return inventoryPage(
          (await api.unassignedTrucks({ query: narrowed, signal })).unassigned_trucks,
          query,
        )
      },
    }),
  }),
  columns: [
    vendorColumn,
    { source: 'vendor_city' },
    { ...codeColumn('vendor_phone_num', phoneText), sortable: false },
    truckColumn('name'),
    codeColumn('license_plate'),
    { source: 'make' },
    { source: 'year', align: 'right' },
    { source: 'side_dim' },
    { source: 'back_dim' },
    { source: 'over_cab_dim' },
    { source: 'area_covered' },
    { source: 'miles_per_day', align: 'right' },
  ],
  recordRepresentation: 'name',
}
