import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { encodePolyline } from '../../values/polyline'
import type { RoutePath } from '../../nouns/driving/path'
import { routeFeatures, SIMPLIFY_ABOVE_LINES } from './route-features'
import { groupVehicles, type Vehicle } from '../../nouns/campaigns/vehicle'
import { vehicleColours } from './vehicle-colours'

const aPath = (path: Partial<RoutePath> = {}): RoutePath => ({
  start: '2020-05-05T10:00:00Z',
  end: '2020-05-05T11:00:00Z',
  distance: 12.5,
  impressions: 3525,
  polyline: encodePolyline([-118.2437, 34.0522, -118.1937, 33.7701]),
  provenance: 'measured',
  capped: false,
  estimated: true,
  ...path,
})

const trucks = (...paths: RoutePath[][]): Vehicle[] =>
  groupVehicles({
    trucks: paths.map((paths, index) => ({ id: index + 1, display_name: `Truck ${index + 1}`, paths })),
    blended: [],
    placeholders: [],
    macros: [],
  })

const draw = (vehicles: Vehicle[], options?: Parameters<typeof routeFeatures>[2]) =>
  routeFeatures(vehicles, vehicleColours(vehicles), options)

describe('routes on the map', () => {
  it('are lines in the colour of their vehicle with what a label says', () => {
    const vehicles = trucks([aPath()], [aPath({ provenance: 'macro', estimated: false })])
    const { collection, withoutLine } = draw(vehicles)
    expect(withoutLine).toEqual([])
    expect(collection.features.map(feature => feature.id)).toEqual([0, 1])
    expect(collection.features[0]).toEqual({
      type: 'Feature',
      id: 0,
      geometry: {
        type: 'LineString',
        coordinates: [
          [-118.2437, 34.0522],
          [-118.1937, 33.7701],
        ],
      },
      properties: {
        vehicleKey: 'truck-1',
        colour: vehicleColours(vehicles).get('truck-1'),
        provenance: 'measured',
        dashed: false,
        start: '2020-05-05T10:00:00Z',
        end: '2020-05-05T11:00:00Z',
        miles: 12.5,
        impressions: 3525,
        capped: false,
        estimated: true,
      },
    })
    expect(collection.features[1]?.properties).toMatchObject({
      vehicleKey: 'truck-2',
      colour: vehicleColours(vehicles).get('truck-2'),
      dashed: true,
      estimated: false,
    })
  })

  it('are fitted from the westernmost to the northernmost point and begin at the first', () => {
    const north = encodePolyline([-122.4194, 37.7749, -122.2712, 37.8044])
    const { bounds, first } = draw(trucks([aPath(), aPath({ polyline: north })]))
    expect(bounds).toEqual([-122.4194, 33.7701, -118.1937, 37.8044])
    expect(first).toEqual([-118.2437, 34.0522])
  })

  it('have neither bounds nor a beginning where there are none', () => {
    expect(draw([])).toEqual({
      collection: { type: 'FeatureCollection', features: [] },
      bounds: undefined,
      first: undefined,
      withoutLine: [],
    })
  })

  it('leave out modelled ones where only measured ones are wanted', () => {
    const vehicles = trucks([aPath(), aPath({ provenance: 'macro' }), aPath({ provenance: 'rep_route' })])
    expect(draw(vehicles, { measuredOnly: true }).collection.features).toHaveLength(1)
    expect(draw(vehicles).collection.features).toHaveLength(3)
  })

  it('count 20 miles for a path too long to be believed, and say so', () => {
    const { collection } = draw(trucks([aPath({ distance: 1000.1 })]))
    expect(collection.features[0]?.properties).toMatchObject({ miles: 20, capped: true })
  })

  it('are grey where the vehicle was given no colour', () => {
    expect(routeFeatures(trucks([aPath()]), new Map()).collection.features[0]?.properties.colour).toMatch(
      /^#/,
    )
  })
})

describe('a path that can not be drawn', () => {
  const here: [number, number] = [-118.2437, 34.0522]

  it.each([
    ['no_points', 'an empty text', ''],
    ['one_point', 'a single point', encodePolyline(here)],
    ['one_point', 'a truck that stands', encodePolyline([...here, ...here, ...here])],
    ['damaged', 'a text cut off in a value', '_p~iF~ps|U_ulLnnqC_mqNvxq'],
    ['damaged', 'a latitude without longitude', '_p~iF'],
    ['damaged', 'other characters', 'no polyline!'],
    ['damaged', 'a text of precision 6', encodePolyline([-120.2, 38.5, -120.95, 40.7], 6)],
  ])('is reported as %s: %s', (reason, _, polyline) => {
    const path = aPath({ polyline })
    const { collection, withoutLine, bounds } = draw(trucks([path, aPath()]))
    expect(collection.features).toHaveLength(1)
    expect(bounds).toEqual([-118.2437, 33.7701, -118.1937, 34.0522])
    expect(withoutLine).toEqual([
      { vehicleKey: 'truck-1', path, reason, ...(reason === 'one_point' && { point: here }) },
    ])
  })
})

describe('a route over the antimeridian', () => {
  const over = encodePolyline([179.9, 52, -179.9, 52])
  const back = encodePolyline([-179.9, 52, 179.9, 52])

  it('stays short', () => {
    const { collection, bounds } = draw(trucks([aPath({ polyline: over })]))
    expect(collection.features[0]?.geometry.coordinates[1]?.[0]).toBeCloseTo(180.1, 9)
    expect(bounds?.[0]).toBeCloseTo(179.9, 9)
    expect(bounds?.[2]).toBeCloseTo(180.1, 9)
  })

  it('lies on the same side as those before it', () => {
    const { collection, bounds } = draw(trucks([aPath({ polyline: over }), aPath({ polyline: back })]))
    const [from, to] = collection.features[1]?.geometry.coordinates ?? []
    expect(from?.[0]).toBeCloseTo(180.1, 9)
    expect(to?.[0]).toBeCloseTo(179.9, 9)
    expect((bounds?.[2] ?? 0) - (bounds?.[0] ?? 0)).toBeCloseTo(0.2, 9)
  })
})

describe('many routes', () => {
  const straight = encodePolyline(Array.from({ length: 50 }, (_, i) => [-118 + i * 0.001, 34]).flat())
  const paths = (count: number) => trucks(Array.from({ length: count }, () => aPath({ polyline: straight })))
  const points = (drawing: ReturnType<typeof draw>) =>
    drawing.collection.features[0]?.geometry.coordinates.length

  it('are simplified to what the zoom shows', () => {
    expect(points(draw(paths(SIMPLIFY_ABOVE_LINES + 1), { zoom: 9 }))).toBe(2)
  })

  it('keep every point up to the limit, or without a zoom', () => {
    expect(points(draw(paths(SIMPLIFY_ABOVE_LINES), { zoom: 9 }))).toBe(50)
    expect(points(draw(paths(SIMPLIFY_ABOVE_LINES + 1)))).toBe(50)
  })
})

const vectors = sharedData('polyline/vectors.json')

describe.skipIf(!vectors)('the collected polylines', () => {
  interface Vectors {
    vectors: { name: string; precision: number; encoded: string; decoded_lat_lon: [number, number][] }[]
    damaged: { encoded: string }[]
    wrong_precision: { encoded: string }
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(vectors as string, 'utf8')) as Vectors
  const drawn = (polyline: string) => draw(trucks([aPath({ polyline })]))

  it('become lines where they have two different points', () => {
    for (const { name, encoded, decoded_lat_lon } of read().vectors.filter(
      ({ precision }) => precision === 5,
    )) {
      const { collection, withoutLine } = drawn(encoded)
      const isLine = new Set(decoded_lat_lon.map(String)).size > 1
      expect.soft(collection.features, name).toHaveLength(isLine ? 1 : 0)
      expect.soft(withoutLine, name).toHaveLength(isLine ? 0 : 1)
      if (isLine)
        expect.soft(collection.features[0]?.geometry.coordinates, name).toHaveLength(decoded_lat_lon.length)
    }
  })

  it('are reported where they are damaged or of another precision', () => {
    const { damaged, wrong_precision } = read()
    for (const { encoded } of [...damaged, wrong_precision]) {
      expect(drawn(encoded).withoutLine).toMatchObject([{ reason: 'damaged' }])
    }
  })
})
