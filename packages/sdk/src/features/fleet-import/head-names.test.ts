import { expect, it } from 'vitest'
import { headTarget, headTargets } from './head-names'

it.each([
  ['Phone #', 'vendor.phone_num'],
  ['VendorName', 'vendor.name'],
  ['licensePlate', 'truck.license_plate'],
  ['Año', 'truck.year'],
  ['City of the vendor', undefined],
  ['Favourite colour', undefined],
])('the head %s means %s', (head, target) => {
  expect(headTarget(head)).toBe(target)
})

it('a head may mean a field of either side', () => {
  expect(headTargets('name')).toEqual(['vendor.name', 'truck.name'])
})
