import { describe, expect, it } from 'vitest'
import { encodePolyline } from '../../values/polyline'
import { heatmapPoints } from './heatmap-points'
import type { RoutePath } from '../../nouns/driving/path'
import { groupVehicles } from '../../nouns/campaigns/vehicle'

const vehicles = (...paths: Partial<RoutePath>[]) =>
  groupVehicles<RoutePath>({
    trucks: [
      {
        id: 1,
        display_name: 'One',
        paths: paths.map(path => ({
          start: '2020-05-05T10:00:00Z',
          end: '2020-05-05T11:00:00Z',
          distance: 1,
          impressions: 420,
          polyline: '',
          provenance: 'measured',
          capped: false,
          estimated: true,
          ...path,
        })),
      },
    ],
    blended: [],
    placeholders: [],
    macros: [],
  })

/** A degree of latitude, 69.09 miles. */
const north = encodePolyline([-118, 33, -118, 34])

const sum = (drawing: ReturnType<typeof heatmapPoints>) =>
  drawing.collection.features.reduce((total, { properties }) => total + properties.weight, 0)

describe('the heat of a route', () => {
  it('is its impressions, spread evenly along the line', () => {
    const drawing = heatmapPoints(vehicles({ polyline: north, impressions: 1000 }))
    const { features } = drawing.collection
    expect(features).toHaveLength(691)
    expect(sum(drawing)).toBeCloseTo(1000, 6)
    expect(new Set(features.map(({ properties }) => properties.weight)).size).toBe(1)
    expect(drawing.heaviest).toBe(features[0]?.properties.weight)
    const gaps = features
      .slice(1)
      .map((feature, i) => feature.geometry.coordinates[1] - (features[i]?.geometry.coordinates[1] ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1e-9)
    expect(features[0]?.geometry.coordinates[1]).toBeCloseTo(33 + 0.5 / 691, 6)
    expect(features.at(-1)?.geometry.coordinates[1]).toBeCloseTo(34 - 0.5 / 691, 6)
  })

  it('does not depend on how often the position was taken', () => {
    const dense = encodePolyline(
      Array.from({ length: 5001 }, (_, i) => [-118, 33 + Math.min(1, i / 2500)]).flat(),
    )
    const [sparse, close] = [north, dense].map(polyline => heatmapPoints(vehicles({ polyline })))
    expect(close?.collection.features).toHaveLength(sparse?.collection.features.length ?? 0)
  })

  it('falls on one point for a short way', () => {
    const { collection } = heatmapPoints(vehicles({ polyline: encodePolyline([-118, 33, -118, 33.0002]) }))
    expect(collection.features).toHaveLength(1)
    expect(collection.features[0]?.properties.weight).toBe(420)
    expect(collection.features[0]?.geometry.coordinates[1]).toBeCloseTo(33.0001, 9)
  })

  it('falls on the place of a truck that stood', () => {
    const drawing = heatmapPoints(vehicles({ polyline: encodePolyline([-118, 33]), impressions: 60 }))
    expect(drawing.collection.features[0]).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118, 33] },
      properties: { vehicleKey: 'truck-1', weight: 60 },
    })
    expect(drawing.bounds).toEqual([-118, 33, -118, 33])
    expect(drawing.withoutLine).toEqual([])
  })

  it('is none where there is no place, which is reported', () => {
    const drawing = heatmapPoints(vehicles({ polyline: '' }, { polyline: '!' }))
    expect(drawing.collection.features).toEqual([])
    expect(drawing.heaviest).toBe(0)
    expect(drawing.bounds).toBeUndefined()
    expect(drawing.withoutLine.map(({ reason }) => reason)).toEqual(['no_points', 'damaged'])
  })

  it('comes from measured paths alone on demand', () => {
    const both = vehicles({ polyline: north }, { polyline: north, provenance: 'macro' })
    expect(sum(heatmapPoints(both))).toBeCloseTo(840, 6)
    expect(sum(heatmapPoints(both, true))).toBeCloseTo(420, 6)
  })

  it('takes about twenty thousand points at most', () => {
    const far = encodePolyline(Array.from({ length: 400 }, (_, i) => [-118, i % 2 === 0 ? 10 : 60]).flat())
    const drawing = heatmapPoints(vehicles({ polyline: far }))
    expect(drawing.collection.features.length).toBeLessThanOrEqual(20_001)
    expect(sum(drawing)).toBeCloseTo(420, 6)
  })
})
