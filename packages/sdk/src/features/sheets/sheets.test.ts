import { describe, expect, it } from 'vitest'
import type { SheetTruck } from './sheet-truck'
import { INSTALL_GUIDE_SHEET, installGuideRow } from './install-guide-sheet'
import { PRINT_ORDER_SHEET, printOrderRow } from './print-order-sheet'

const truck: SheetTruck = {
  truck_id: 5,
  name: 'Box 5',
  license_plate: '8ABC123',
  make: 'Isuzu',
  year: 2019,
  side_dim: `8' 6" x 10'`,
  back_dim: null,
  over_cab_dim: '=1+1',
  side_door: true,
  side_rail: false,
  colored_cab: false,
  backdoor_lift_gate: true,
  artwork_code: 'ART-5',
  vendor_id: null,
  vendor_name: null,
  vendor_city: null,
}

describe('a truck in a sheet', () => {
  it('stands in the print order with its sizes as they were written', () => {
    const row = printOrderRow(truck)
    const cells = PRINT_ORDER_SHEET.columns.map(({ header, value }) => [header, value(row)])
    expect(Object.fromEntries(cells)).toEqual({
      'Vendor Name': null,
      'Truck Name': 'Box 5',
      'License Plate': '8ABC123',
      'Side Dimensions': `8' 6" x 10'`,
      'Back Dimensions': null,
      'Over Cab Dimensions': '=1+1',
      'Artwork Code': 'ART-5',
      Make: 'Isuzu',
      Year: 2019,
      'Truck Id': 5,
    })
  })

  it('says yes or no to what an installer finds on it', () => {
    const row = installGuideRow(truck)
    const cells = INSTALL_GUIDE_SHEET.columns.map(({ header, value }) => [header, value(row)])
    expect(Object.fromEntries(cells)).toMatchObject({
      'Truck License': '8ABC123',
      'Side Door': 'Yes',
      'Side Rail': 'No',
      'Colored Cab': 'No',
      'Backdoor Lift Gate': 'Yes',
    })
  })
})
