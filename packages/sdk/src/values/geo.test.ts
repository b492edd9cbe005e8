import { describe, expect, it } from 'vitest'
import { EARTH_RADIUS_METERS, haversineMeters, haversineMiles, isValidPosition, METERS_PER_MILE } from './geo'

describe('distance', () => {
  it.each([
    ['the same place', [34.05, -118.25, 34.05, -118.25], 0],
    ['a degree of a meridian', [0, 0, 1, 0], (EARTH_RADIUS_METERS * Math.PI) / 180],
    ['over the antimeridian the short way', [52, 179.9, 52, -179.9], 13_692],
    ['the other way round', [52, -179.9, 52, 179.9], 13_692],
    ['from pole to pole', [90, 0, -90, 0], EARTH_RADIUS_METERS * Math.PI],
    ['to the far side of the Earth', [12.3, 45.6, -12.3, -134.4], EARTH_RADIUS_METERS * Math.PI],
  ] as const)('%s', (_, [lat1, lng1, lat2, lng2], meters) => {
    expect(Math.abs(haversineMeters(lat1, lng1, lat2, lng2) - meters)).toBeLessThan(1)
  })

  it('is also given in miles', () => {
    const miles = haversineMiles(34.0522, -118.2437, 40.7128, -74.006)
    expect(miles).toBeCloseTo(2445.6, 0)
    expect(miles * METERS_PER_MILE).toBeCloseTo(haversineMeters(34.0522, -118.2437, 40.7128, -74.006), 6)
  })

  it('of no number is no number', () => {
    expect(haversineMiles(Number.NaN, 0, 1, 1)).toBeNaN()
  })
})

describe('a position', () => {
  it.each([
    [34.05, -118.25, true],
    [0, 12, true],
    [12, 0, true],
    [90, 180, true],
    [-90, -180, true],
    [0, 0, false],
    [90.000001, 0, false],
    [0, 180.000001, false],
    [Number.NaN, 1, false],
    [1, Number.NaN, false],
    [Number.POSITIVE_INFINITY, 1, false],
  ])('of %d, %d is valid: %s', (latitude, longitude, valid) => {
    expect(isValidPosition(latitude, longitude)).toBe(valid)
  })
})
