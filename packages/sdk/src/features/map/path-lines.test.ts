import { describe, expect, it } from 'vitest'
import { encodePolyline } from '../../values/polyline'
import type { Provenance, RoutePath } from '../../nouns/driving/path'
import { pathLines } from './path-lines'
import type { Vehicle } from '../../nouns/campaigns/vehicle'

const aPath = (polyline: string, provenance: Provenance = 'measured'): RoutePath => ({
  start: '2020-05-05T10:00:00Z',
  end: '2020-05-05T11:00:00Z',
  distance: 1,
  impressions: 285,
  polyline,
  provenance,
  capped: false,
  estimated: true,
})

const truck = (id: number, ...paths: RoutePath[]): Vehicle => ({
  key: `truck-${id}`,
  kind: 'truck',
  id,
  index: 0,
  displayName: `Truck ${id}`,
  paths,
})

const losAngeles = encodePolyline([-118.25, 34.05, -118.2, 34])
const longBeach = encodePolyline([-118.2, 33.75, -118.1, 33.8])

describe('lines of paths', () => {
  it('come in the order of the vehicles, with the box around them all and where the first begins', () => {
    const { lines, withoutLine, bounds, first } = pathLines([
      truck(1, aPath(losAngeles)),
      truck(2, aPath(longBeach)),
    ])
    expect(lines.map(({ vehicleKey, line }) => [vehicleKey, [...line]])).toEqual([
      ['truck-1', [-118.25, 34.05, -118.2, 34]],
      ['truck-2', [-118.2, 33.75, -118.1, 33.8]],
    ])
    expect(withoutLine).toEqual([])
    expect(bounds).toEqual([-118.25, 33.75, -118.1, 34.05])
    expect(first).toEqual([-118.25, 34.05])
  })

  it('leave modelled paths out where only measured ones count', () => {
    const vehicles = [truck(1, aPath(losAngeles, 'macro'), aPath(losAngeles, 'rep_route'), aPath(longBeach))]
    expect(pathLines(vehicles).lines.length).toBe(3)
    expect(pathLines(vehicles, true).lines.map(({ path }) => path.provenance)).toEqual(['measured'])
  })

  it('run on past 180 degrees where a path crosses the antimeridian', () => {
    const { lines, bounds } = pathLines([truck(1, aPath(encodePolyline([179.5, 10, -179.5, 11])))])
    expect([...(lines[0]?.line ?? [])]).toEqual([179.5, 10, 180.5, 11])
    expect(bounds).toEqual([179.5, 10, 180.5, 11])
  })

  it('stand on the side of the antimeridian on which the first one begins', () => {
    const east = aPath(encodePolyline([179, 0, 179.5, 1]))
    const west = aPath(encodePolyline([-179, 0, -179.5, 1]))
    expect(pathLines([truck(1, east, west)]).bounds).toEqual([179, 0, 181, 1])
    expect(pathLines([truck(1, west, east)]).bounds).toEqual([-181, 0, -179, 1])
  })

  it('have no bounds and no beginning where there are none', () => {
    expect(pathLines([truck(1)])).toEqual({
      lines: [],
      withoutLine: [],
      bounds: undefined,
      first: undefined,
    })
  })
})

describe('a path without a line', () => {
  it.each([
    ['no points', '', { reason: 'no_points' }],
    ['one point', encodePolyline([-118.2, 34]), { reason: 'one_point', point: [-118.2, 34] }],
    [
      'the same point over and over',
      encodePolyline([-118.2, 34, -118.2, 34]),
      { reason: 'one_point', point: [-118.2, 34] },
    ],
    ['text that is no polyline', 'not a polyline', { reason: 'damaged' }],
    ['text that was cut off', losAngeles.slice(0, -1), { reason: 'damaged' }],
    ['a latitude off the Earth', encodePolyline([-118.2, 34, -118.1, 90.5]), { reason: 'damaged' }],
    ['another precision', encodePolyline([-118.2, 34, -118.1, 34.1], 6), { reason: 'damaged' }],
  ])('has %s, and is told', (_, polyline, why) => {
    const path = aPath(polyline)
    const { lines, withoutLine, bounds } = pathLines([truck(1, path), truck(2, aPath(longBeach))])
    expect(withoutLine).toEqual([{ vehicleKey: 'truck-1', path, ...why }])
    expect(lines.map(({ vehicleKey }) => vehicleKey)).toEqual(['truck-2'])
    expect(bounds).toEqual([-118.2, 33.75, -118.1, 33.8])
  })
})
