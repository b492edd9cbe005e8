import { inventoryEndpoints, type InventoryTruck } from '@product/sdk/features/inventory'
import { answer } from '@product/sdk/testing'

const truck = (number: number, over: Partial<InventoryTruck> = {}): InventoryTruck => ({
  truck_id: number,
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: 'Fresno',
  vendor_phone_num: '+15595550103',
  name: `Box ${number}`,
  license_plate: `8VEG10${number % 10}`,
  make: 'Isuzu',
  year: 2015,
  side_dim: `8' 6" x 10'`,
  back_dim: `7' 4" x 8'`,
  over_cab_dim: null,
  area_covered: 'Fresno, Clovis',
  miles_per_day: 82.5,
  ...over,
})

export const storyTrucks: InventoryTruck[] = [
  ...Array.from({ length: 8 }, (_, at) => truck(at + 1)),
  truck(21, { vendor_id: 4, vendor_name: 'Zamora Freight', vendor_city: "Coeur d'Alene", make: 'Hino' }),
  truck(22, {
    vendor_id: null,
    vendor_name: null,
    vendor_city: null,
    vendor_phone_num: null,
    area_covered: 'The whole of the coast from San Diego to Santa Barbara, and inland as far as Bakersfield',
  }),
]

export const storyInventory = (trucks = storyTrucks) =>
  answer(inventoryEndpoints.unassignedTrucks, {
    unassigned_trucks: trucks,
    cities: trucks.length === 0 ? [] : ["Coeur d'Alene", 'Fresno'],
    makes: trucks.length === 0 ? [] : ['Hino', 'Isuzu'],
  })
