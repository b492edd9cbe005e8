import type { LngLat } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { type PackedNetwork, RoadGraph } from './road-graph'

/** One road from (-118.3, 34) east to (-118.2, 34) by way of (-118.25, 34.02), and a second one far north of it. */
const network: PackedNetwork = {
  scale: 1000,
  roads: [['state', 'SR1']],
  nodes: [-118300, 34000, 100, 0, -100, 400, 100, 0],
  edges: [0, 1, 0, 10_300, 1, 50, 20, 2, 1, 0, 9200, 0],
}
const graph = new RoadGraph(network)

describe('the nearest place of a road', () => {
  it('lies on the line between two points, not at a junction', () => {
    const found = graph.nearestPlace([-118.275, 34.02], 25_000)
    expect(found).toMatchObject({ edge: 0, after: 0 })
    expect(found?.at[0]).toBeCloseTo(-118.27, 2)
    expect(found?.at[1]).toBeCloseTo(34.012, 2)
    expect(found?.share).toBeCloseTo(0.3, 1)
    expect(found?.metersOff).toBeCloseTo(1000, -2)
  })

  it.each<[string, LngLat, LngLat]>([
    ['is a junction where the road ends', [-118.31, 34], [-118.3, 34]],
    ['is the place itself where it lies on a road', [-118.25, 34.02], [-118.25, 34.02]],
    ['is found some way off', [-118.25, 34.1], [-118.25, 34.02]],
    ['is that of the nearer road', [-118.28, 34.3], [-118.28, 34.4]],
  ])('%s', (_, place, at) => {
    const found = graph.nearestPlace(place, 25_000)
    expect(found?.at[0]).toBeCloseTo(at[0], 4)
    expect(found?.at[1]).toBeCloseTo(at[1], 4)
  })

  it('has a share of the road that grows from 0 to 1', () => {
    const shares = [-118.3, -118.28, -118.25, -118.21, -118.2].map(
      longitude => graph.nearestPlace([longitude, 34], 25_000)?.share ?? -1,
    )
    expect(shares[0]).toBe(0)
    expect(shares[4]).toBe(1)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  })

  it.each<[string, LngLat, number]>([
    ['beyond the limit', [-118.25, 34.1], 5000],
    ['in the middle of nowhere', [0, 0], 25_000],
    ['at the north pole', [-118.25, 90], 25_000],
    ['at the south pole', [0, -90], 25_000],
    ['beyond the pole', [0, 91], 25_000],
    ['nowhere on Earth', [Number.NaN, 34], 25_000],
    ['beyond the antimeridian', [241.75, 34], 25_000],
  ])('is none %s', (_, place, limit) => {
    expect(graph.nearestPlace(place, limit)).toBeUndefined()
  })
})
