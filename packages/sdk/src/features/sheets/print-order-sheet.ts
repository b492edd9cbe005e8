import { z } from 'zod'
import { id } from '../../contract/id-param'
import type { Sheet } from '../../values/sheet'
import type { SheetTruck } from './sheet-truck'

const text = z.string().nullable()

/** A truck whose artwork is to be printed. The first six are the documents'; the rest is ours. Spec: operations, 3. */
export const printOrderTruck = z.object({
  id: id<'truck'>(),
  name: z.string(),
  licensePlate: text,
  sideDim: text,
  backDim: text,
  overCabDim: text,
  make: text,
  year: z.number().int().nullable(),
  artworkCode: text,
  vendorId: id<'vendor'>().nullable(),
  vendorName: text,
})

export type PrintOrderTruck = z.output<typeof printOrderTruck>

export const printOrderRow = (truck: SheetTruck): PrintOrderTruck => ({
  id: truck.truck_id,
  name: truck.name,
  licensePlate: truck.license_plate,
  sideDim: truck.side_dim,
  backDim: truck.back_dim,
  overCabDim: truck.over_cab_dim,
  make: truck.make,
  year: truck.year,
  artworkCode: truck.artwork_code,
  vendorId: truck.vendor_id,
  vendorName: truck.vendor_name,
})

/** The columns are ours: the specification shows the rows, not the file. */
export const PRINT_ORDER_SHEET: Sheet<PrintOrderTruck> = {
  name: 'Print Order Sheet',
  columns: [
    { header: 'Vendor Name', width: 28, value: row => row.vendorName },
    { header: 'Truck Name', width: 24, value: row => row.name },
    { header: 'License Plate', width: 14, value: row => row.licensePlate },
    { header: 'Side Dimensions', width: 22, value: row => row.sideDim },
    { header: 'Back Dimensions', width: 22, value: row => row.backDim },
    { header: 'Over Cab Dimensions', width: 22, value: row => row.overCabDim },
    { header: 'Artwork Code', width: 16, value: row => row.artworkCode },
    { header: 'Make', width: 16, value: row => row.make },
    { header: 'Year', width: 8, numberFormat: '0', value: row => row.year },
    { header: 'Truck Id', width: 10, numberFormat: '0', value: row => row.id },
  ],
}
