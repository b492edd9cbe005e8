import type { InstallGuideTruck, PrintOrderTruck } from '@product/sdk/features/sheets'
import type { AdminResource, Column } from '../../config/admin-feature'
import { pageOfRows } from '../../data/page-of-rows'
import { listAction, type ListQuery, resourceEndpoints } from '../../data/resource-endpoints'
import { codeColumn, truckColumn, vendorColumn } from '../../lists/named-columns'

export const PRINT_ORDER = 'print-order-trucks'
export const INSTALL_GUIDE = 'install-guide-trucks'

const printOrderRow = (truck: PrintOrderTruck) => ({
  truck_id: truck.id,
  name: truck.name,
  license_plate: truck.licensePlate,
  side_dim: truck.sideDim,
  back_dim: truck.backDim,
  over_cab_dim: truck.overCabDim,
  make: truck.make,
  year: truck.year,
  artwork_code: truck.artworkCode,
  vendor_id: truck.vendorId,
  vendor_name: truck.vendorName,
})

const installGuideRow = (truck: InstallGuideTruck) => ({
  truck_id: truck.id,
  name: truck['Truck Name'],
  license_plate: truck['Truck License'],
  side_dim: truck['Side Dims'],
  back_dim: truck['Back Dims'],
  over_cab_dim: truck['Over Dims'],
  side_door: truck['Side Door'],
  side_rail: truck['Side Rail'],
  colored_cab: truck['Colored Cab'],
  backdoor_lift_gate: truck['Backdoor Lift Gate'],
  vendor_id: truck['Vendor Id'],
  vendor_name: truck['Vendor Name'],
  vendor_city: truck['Vendor City'],
})

const SIZES: Column[] = [{ source: 'side_dim' }, { source: 'back_dim' }, { source: 'over_cab_dim' }]

/** What the search looks in. Spec: operations, 5. */
const SEARCHED = { searchIn: ['vendor_name', 'license_plate'] }

function page(rows: readonly object[], query: ListQuery) {
  // The server sends them by vendor and name.
  const isItsOrder = query.sortBy === 'vendor_name' && query.sortOrder !== 'desc'
  return pageOfRows(rows, isItsOrder ? { ...query, sortBy: undefined } : query, SEARCHED)
}

const TEXT_SORTS = ['vendor_name', 'name', 'license_plate', 'side_dim', 'back_dim', 'over_cab_dim'] as const

export const printOrderTrucks: AdminResource = {
  name: PRINT_ORDER,
  endpoints: resourceEndpoints({
    id: 'truck_id',
    list: listAction({
      isWhole: true,
      access: 'printOrderTrucks',
      sorts: [...TEXT_SORTS, 'artwork_code', 'make', 'year'],
      run: async (api, query, { signal }) =>
        page((await api.printOrderTrucks({ signal })).truckData.map(printOrderRow), query),
    }),
  }),
  columns: [
    vendorColumn,
    truckColumn('name'),
    codeColumn('license_plate'),
    ...SIZES,
    { source: 'artwork_code' },
    { source: 'make', hidden: true },
    { source: 'year', align: 'right', hidden: true },
  ],
  recordRepresentation: 'name',
}

export const installGuideTrucks: AdminResource = {
  name: INSTALL_GUIDE,
  endpoints: resourceEndpoints({
    id: 'truck_id',
    list: listAction({
      isWhole: true,
      access: 'installGuideTrucks',
      sorts: [...TEXT_SORTS, 'vendor_city', 'side_door', 'side_rail', 'colored_cab', 'backdoor_lift_gate'],
      run: async (api, query, { signal }) =>
        page((await api.installGuideTrucks({ signal })).calculateData.map(installGuideRow), query),
    }),
  }),
  columns: [
    vendorColumn,
    { source: 'vendor_city' },
    truckColumn('name'),
    codeColumn('license_plate'),
    ...SIZES,
    { source: 'side_door', hidden: true },
    { source: 'side_rail', hidden: true },
    { source: 'colored_cab', hidden: true },
    { source: 'backdoor_lift_gate', hidden: true },
  ],
  recordRepresentation: 'name',
}
