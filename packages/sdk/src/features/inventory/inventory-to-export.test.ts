import { expect, it } from 'vitest'
import { inventoryToExport } from './inventory-to-export'
import type { InventoryTruck } from './inventory-truck'

const truck = (truck_id: number, name = `Box ${truck_id}`): InventoryTruck => ({
  truck_id,
  vendor_id: null,
  vendor_name: null,
  vendor_city: null,
  vendor_phone_num: null,
  name,
  license_plate: null,
  make: null,
  year: null,
  side_dim: null,
  back_dim: null,
  over_cab_dim: null,
  area_covered: null,
  miles_per_day: null,
})

it('a truck that was put on a campaign meanwhile is left out and named', () => {
  const { trucks, taken } = inventoryToExport([truck(2), truck(1), truck(3)], [truck(1), truck(2)])
  expect(trucks.map(({ truck_id }) => truck_id)).toEqual([2, 1])
  expect(taken.map(({ name }) => name)).toEqual(['Box 3'])
})

it('a truck is exported as it is now, and one that nobody saw is not', () => {
  expect(inventoryToExport([truck(1)], [truck(1, 'Box 1b'), truck(9)])).toEqual({
    trucks: [truck(1, 'Box 1b')],
    taken: [],
  })
})

it('of nothing there is nothing to export', () => {
  expect(inventoryToExport([], [truck(1)])).toEqual({ trucks: [], taken: [] })
})
