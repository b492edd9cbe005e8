import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { encodePolyline, type Point } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { storyVehicles } from '../../campaign/story-routes'
import { addVehicle, emptySheet } from './route-sheet'
import { vehiclesNear } from './vehicles-near'

const PLACE: Point = [-118.25, 34]

/** About five pixels at zoom 12. */
const REACH = 0.0009

function near(lines: Record<VehicleKey, number[][]>, place = PLACE): VehicleKey[] {
  const [vehicle] = storyVehicles(1)
  const [path] = vehicle?.paths ?? []
  if (!vehicle || !path) throw new Error('A story has a vehicle with paths')
  const sheet = emptySheet(new Map())
  for (const [key, its] of Object.entries(lines) as [VehicleKey, number[][]][]) {
    const paths = its.map(line => ({ ...path, polyline: encodePolyline(line) }))
    addVehicle(sheet, { ...vehicle, key, paths }, false)
  }
  return vehiclesNear(sheet, place, REACH)
}

it('are all whose lines pass the place, each once, also between two of their points', () => {
  const road = [-118.3, 34, -118.2, 34]
  expect(
    near({
      'truck-1': [road, road],
      'truck-2': [[-118.3, 34.05, -118.2, 33.95]],
      'truck-3': [[-118.3, 34.05, -118.2, 34.05], road],
      'truck-4': [[-118.3, 34.01, -118.2, 34.01]],
    }),
  ).toEqual(['truck-1', 'truck-2', 'truck-3'])
})

it('reach as far down as across, as the map shows it', () => {
  const north = (degrees: number) => near({ 'truck-1': [[-118.3, 34 + degrees, -118.2, 34 + degrees]] })
  expect(north(0.0007)).toEqual(['truck-1'])
  expect(north(0.0008)).toEqual([])
})

it('do not reach beyond the end of a line', () => {
  expect(near({ 'truck-1': [[-118.3, 34, -118.252, 34]] })).toEqual([])
  expect(near({ 'truck-1': [[-118.3, 34, -118.2508, 34]] })).toEqual(['truck-1'])
})
