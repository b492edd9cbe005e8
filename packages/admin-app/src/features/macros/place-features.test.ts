import { expect, it } from 'vitest'
import { boundsOfPlaces, placeFeatures } from './place-features'

const places = [
  { address: '90012', at: [-118.24, 34.07] as [number, number] },
  { address: '90731', at: [-118.29, 33.73] as [number, number] },
]

it('each address is a point of its name, and all of them are in view', () => {
  expect(placeFeatures(places).features).toMatchObject([
    { properties: { address: '90012' }, geometry: { type: 'Point', coordinates: [-118.24, 34.07] } },
    { properties: { address: '90731' } },
  ])
  expect(boundsOfPlaces(places)).toEqual([-118.29, 33.73, -118.24, 34.07])
  expect(boundsOfPlaces([])).toBeUndefined()
})
