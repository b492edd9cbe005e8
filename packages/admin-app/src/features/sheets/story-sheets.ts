import { installGuideRow, printOrderRow, sheetEndpoints, type SheetTruck } from '@product/sdk/features/sheets'
import { answer } from '@product/sdk/testing'

const truck = (number: number, over: Partial<SheetTruck> = {}): SheetTruck => ({
  truck_id: number,
  name: `Box ${number}`,
  license_plate: `8VEG10${number % 10}`,
  make: 'Isuzu',
  year: 2015,
  side_dim: `8' 6" x ${10 + (number % 5)}'`,
  back_dim: `7' 4" x 8'`,
  over_cab_dim: null,
  side_door: number % 2 === 0,
  side_rail: false,
  colored_cab: false,
  backdoor_lift_gate: true,
  artwork_code: `ART-${number}`,
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: 'Fresno',
  ...over,
})

const zamora = { vendor_id: 4, vendor_name: 'Zamora Freight', vendor_city: 'Vernon' }

/** A dozen of one vendor, three of another. */
export const storySheetTrucks: SheetTruck[] = [
  ...Array.from({ length: 12 }, (_, at) => truck(at + 1)),
  truck(21, zamora),
  truck(22, { ...zamora, over_cab_dim: `2' x 7'` }),
  truck(23, { ...zamora, artwork_code: null }),
]

export const longSheetTruck = truck(31, {
  name: 'The long white box truck with the lift gate that stands in the second yard behind the depot',
  vendor_name: "Coeur d'Alene & Sons International Long Distance Freight Forwarding Cooperative",
  side_dim: '=1+1',
  back_dim: `8' 6" x 10' on the left, 8' 4" x 10' on the right where the rail is`,
})

export const storyPrintOrder = (trucks = storySheetTrucks) =>
  answer(sheetEndpoints.printOrderTrucks, { truckData: trucks.map(printOrderRow) })

export const storyInstallGuide = (trucks = storySheetTrucks) =>
  answer(sheetEndpoints.installGuideTrucks, { calculateData: trucks.map(installGuideRow) })
