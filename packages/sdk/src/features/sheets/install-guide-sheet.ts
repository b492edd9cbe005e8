import { z } from 'zod'
import { id } from '../../contract/id-param'
import type { Sheet } from '../../values/sheet'
import type { SheetTruck } from './sheet-truck'

const text = z.string().nullable()

/** A truck whose artwork is to be installed. The first seven are the documents'; the rest is ours. Spec: operations, 3. */
export const installGuideTruck = z.object({
  id: id<'truck'>(),
  'Vendor Name': text,
  'Vendor City': text,
  'Truck License': text,
  'Side Dims': text,
  'Back Dims': text,
  'Over Dims': text,
  'Truck Name': z.string(),
  'Side Door': z.boolean(),
  'Side Rail': z.boolean(),
  'Colored Cab': z.boolean(),
  'Backdoor Lift Gate': z.boolean(),
  'Vendor Id': id<'vendor'>().nullable(),
})

export type InstallGuideTruck = z.output<typeof installGuideTruck>

export const installGuideRow = (truck: SheetTruck): InstallGuideTruck => ({
  id: truck.truck_id,
  'Vendor Name': truck.vendor_name,
  'Vendor City': truck.vendor_city,
  'Truck License': truck.license_plate,
  'Side Dims': truck.side_dim,
  'Back Dims': truck.back_dim,
  'Over Dims': truck.over_cab_dim,
  'Truck Name': truck.name,
  'Side Door': truck.side_door,
  'Side Rail': truck.side_rail,
  'Colored Cab': truck.colored_cab,
  'Backdoor Lift Gate': truck.backdoor_lift_gate,
  'Vendor Id': truck.vendor_id,
})

const yesNo = (answer: boolean): string => (answer ? 'Yes' : 'No')

/** The documents' columns, then what an installer finds on the truck. */
export const INSTALL_GUIDE_SHEET: Sheet<InstallGuideTruck> = {
  name: 'Install Guide Sheet',
  columns: [
    { header: 'Vendor Name', width: 28, value: row => row['Vendor Name'] },
    { header: 'Vendor City', width: 20, value: row => row['Vendor City'] },
    { header: 'Truck License', width: 14, value: row => row['Truck License'] },
    { header: 'Side Dims', width: 22, value: row => row['Side Dims'] },
    { header: 'Back Dims', width: 22, value: row => row['Back Dims'] },
    { header: 'Over Dims', width: 22, value: row => row['Over Dims'] },
    { header: 'Truck Name', width: 24, value: row => row['Truck Name'] },
    { header: 'Side Door', width: 11, value: row => yesNo(row['Side Door']) },
    { header: 'Side Rail', width: 11, value: row => yesNo(row['Side Rail']) },
    { header: 'Colored Cab', width: 13, value: row => yesNo(row['Colored Cab']) },
    { header: 'Backdoor Lift Gate', width: 19, value: row => yesNo(row['Backdoor Lift Gate']) },
    { header: 'Truck Id', width: 10, numberFormat: '0', value: row => row.id },
  ],
}
