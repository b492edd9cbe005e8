import { describe, expect, it } from 'vitest'
import { looksLikeFormula } from '../../values/csv'
import { readCsv } from '../../values/read-csv'
import { INVENTORY_COLUMNS, INVENTORY_FILE, inventoryCsv } from './inventory-csv'
import type { InventoryTruck } from './inventory-truck'

const truck: InventoryTruck = {
  truck_id: 7,
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: "Coeur d'Alene",
  vendor_phone_num: '+12133734253',
  name: 'Box 5',
  license_plate: '8ABC123',
  make: 'Isuzu',
  year: 2015,
  side_dim: `8' 6" x 10'`,
  back_dim: '7x8',
  over_cab_dim: null,
  area_covered: 'Downtown, Vernon',
  miles_per_day: 82.5,
}

describe('the inventory as a file', () => {
  it('has a column for everything that is said of a truck', () => {
    const [columns = [], row = []] = readCsv(inventoryCsv([truck]))
    expect(Object.fromEntries(columns.map((column, at) => [column, row[at]]))).toEqual({
      'Vendor Name': 'Vega Hauling',
      City: "Coeur d'Alene",
      Phone: '(213) 373-4253',
      'Truck Name': 'Box 5',
      'License Plate': '8ABC123',
      Make: 'Isuzu',
      Year: '2015',
      'Side Dimensions': `8' 6" x 10'`,
      'Back Dimensions': '7x8',
      'Over Cab Dimensions': '',
      'Areas Covered': 'Downtown, Vernon',
      'Miles Per Day': '82.5',
    })
  })

  it('is called as the documents call it, begins with a byte order mark and ends rows with CR LF', () => {
    expect(INVENTORY_FILE).toBe('inventory_data.csv')
    expect(inventoryCsv([])).toBe(`\uFEFF${INVENTORY_COLUMNS.join(',')}\r\n`)
  })

  it.each(['=1+1', '+1-310-555-0101', '@SUM(1+9)', '-2'])('takes the sting out of a size like %j', text => {
    const row = readCsv(inventoryCsv([{ ...truck, side_dim: text, vendor_city: text }]))[1] ?? []
    expect(row.filter(looksLikeFormula)).toEqual([])
    expect(row.filter(cell => cell === `'${text}`)).toHaveLength(2)
  })
})
