import { type CsvCell, writeCsv } from '../../values/csv'
import { phoneText } from '../../values/phone-number'
import type { InventoryTruck } from './inventory-truck'

/** Spec: operations, 7. */
export const INVENTORY_FILE = 'inventory_data.csv'

const COLUMNS: Readonly<Record<string, (truck: InventoryTruck) => CsvCell>> = {
  'Vendor Name': truck => truck.vendor_name,
  City: truck => truck.vendor_city,
  Phone: truck => truck.vendor_phone_num && phoneText(truck.vendor_phone_num),
  'Truck Name': truck => truck.name,
  'License Plate': truck => truck.license_plate,
  Make: truck => truck.make,
  Year: truck => truck.year,
  'Side Dimensions': truck => truck.side_dim,
  'Back Dimensions': truck => truck.back_dim,
  'Over Cab Dimensions': truck => truck.over_cab_dim,
  'Areas Covered': truck => truck.area_covered,
  'Miles Per Day': truck => truck.miles_per_day,
}

/** Ours, and so is their order: the specification does not show them. Source: decisions, "Operations". */
export const INVENTORY_COLUMNS = Object.keys(COLUMNS)

/** Trucks as a file for spreadsheets: text that would run as a formula has an apostrophe before it. */
export const inventoryCsv = (trucks: readonly InventoryTruck[]): string =>
  writeCsv([INVENTORY_COLUMNS, ...trucks.map(truck => Object.values(COLUMNS).map(cellOf => cellOf(truck)))])
