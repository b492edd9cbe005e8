import { encodePolyline } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { boundsOfDrives, driveFeatures } from './drive-features'

const sunset = { polyline: encodePolyline([-118.25, 34.06, -118.4, 34.05]) }
const harbor = { polyline: encodePolyline([-118.28, 33.74, -118.2, 33.9]) }

it('a drive becomes a line in the order of its points, known by its place in the list', () => {
  expect(driveFeatures([harbor, sunset]).features[1]).toMatchObject({
    properties: { at: 1 },
    geometry: {
      coordinates: [
        [-118.25, 34.06],
        [-118.4, 34.05],
      ],
    },
  })
})

it('drives lie between their outermost points, and none lie nowhere', () => {
  expect(boundsOfDrives([harbor, sunset])).toEqual([-118.4, 33.74, -118.2, 34.06])
  expect(boundsOfDrives([])).toBeUndefined()
})

it('a damaged line costs that line, not the map', () => {
  expect(
    driveFeatures([{ polyline: '\u0001' }, sunset]).features.map(
      ({ geometry }) => geometry.coordinates.length,
    ),
  ).toEqual([0, 2])
})
