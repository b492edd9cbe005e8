import { type LngLat, METERS_PER_MILE } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { bundledRoads } from '../demo/demo-files'
import { type PackedNetwork, RoadGraph } from './road-graph'
import { createRoadRouter } from './road-router'

/**
 * A square of four nodes around a degree's hundredth, an Interstate along two sides, a state route straight across, and
 * far away an edge of its own.
 */
const square: PackedNetwork = {
  scale: 1000,
  roads: [
    ['interstate', 'I5'],
    ['state', 'SR1'],
  ],
  // (0, 0), (0.01, 0), (0.01, 0.01), (1, 1), (1.01, 1)
  nodes: [0, 0, 10, 0, 0, 10, 990, 990, 10, 0],
  // 0-1 and 1-2 by Interstate, 0-2 by state route with a bend, 3-4 apart
  edges: [0, 1, 0, 1100, 0, 0, 2, 1, 1600, 1, 4, 6, 1, 1, 0, 1100, 0, 2, 1, 0, 1100, 0],
}

describe('a small network', () => {
  const router = createRoadRouter(new RoadGraph(square))

  it('prefers the faster road, or the shorter one where asked', () => {
    const fastest = router.route([
      [0, 0],
      [0.01, 0.01],
    ])
    expect(fastest.ok && fastest.route.points).toEqual([
      [0, 0],
      [0.01, 0],
      [0.01, 0.01],
    ])
    const shortest = router.route(
      [
        [0, 0],
        [0.01, 0.01],
      ],
      { prefer: 'shortest' },
    )
    expect(shortest.ok && shortest.route.points).toEqual([
      [0, 0],
      [0.004, 0.006],
      [0.01, 0.01],
    ])
    expect(shortest.ok && shortest.route.miles).toBeCloseTo(1600 / 1609.344)
  })

  it('drives an edge backwards as well', () => {
    const back = router.route(
      [
        [0.01, 0.01],
        [0, 0],
      ],
      { prefer: 'shortest' },
    )
    expect(back.ok && back.route.points).toEqual([
      [0.01, 0.01],
      [0.004, 0.006],
      [0, 0],
    ])
  })

  it('goes through every place in order', () => {
    const answer = router.route([
      [0, 0],
      [0.01, 0.01],
      [0.01, 0],
    ])
    expect(answer.ok && answer.route.miles).toBeCloseTo(3300 / 1609.344)
  })

  it('enters and leaves a road where the places lie, not at its ends', () => {
    const answer = router.route([
      [0.004, -0.001],
      [0.011, 0.005],
    ])
    const route = answer.ok ? answer.route : undefined
    expect(route?.points).toEqual([
      [0.004, 0],
      [0.01, 0],
      [0.01, 0.005],
    ])
    expect(route?.miles).toBeCloseTo(1210 / METERS_PER_MILE)
  })

  it('stays on one road where both places lie along it, in either direction', () => {
    const there = router.route([
      [0.002, 0.001],
      [0.008, 0.001],
    ])
    expect(there.ok && there.route.points).toEqual([
      [0.002, 0],
      [0.008, 0],
    ])
    expect(there.ok && there.route.miles).toBeCloseTo(660 / METERS_PER_MILE)
    const back = router.route([
      [0.008, 0.001],
      [0.002, 0.001],
    ])
    expect(back.ok && back.route.points).toEqual([
      [0.008, 0],
      [0.002, 0],
    ])
  })

  it.each<[string, LngLat[], object]>([
    [
      'no road leads there',
      [
        [0, 0],
        [0.01, 0],
        [1, 1],
      ],
      { code: 'unreachable', place: 2 },
    ],
    [
      'a place lies far from any road',
      [
        [0, 0],
        [5, 5],
      ],
      { code: 'too_far', place: 1 },
    ],
    [
      'a place is the pole',
      [
        [0, 90],
        [0, 0],
      ],
      { code: 'too_far', place: 0 },
    ],
    ['there is only one place', [[0, 0]], { code: 'too_few_places' }],
    ['there is no place', [], { code: 'too_few_places' }],
  ])('says so where %s', (_, places, problem) => {
    expect(router.route(places)).toEqual({ ok: false, problem })
  })

  it('is no way at all between a place and itself', () => {
    const answer = router.route([
      [0, 0],
      [0, 0],
    ])
    expect(answer.ok && answer.route).toMatchObject({ miles: 0, seconds: 0, points: [[0, 0]] })
  })

  it('refuses a damaged network', () => {
    expect(() => new RoadGraph({ ...square, edges: [0, 1, 7, 1100, 0] })).toThrow('damaged')
  })
})

describe('the bundled network', () => {
  const router = bundledRoads()
  const at = {
    losAngeles: [-118.2437, 34.0522],
    sanFrancisco: [-122.4194, 37.7749],
    oakland: [-122.2708, 37.80437],
    newYork: [-74.006, 40.7128],
  } satisfies Record<string, LngLat>

  it('crosses the Bay Bridge', () => {
    const answer = router.route([at.sanFrancisco, at.oakland])
    expect(answer.ok && answer.route.miles).toBeLessThan(15)
  })

  it('has no way from one coast to the other', () => {
    expect(router.route([at.losAngeles, at.newYork])).toEqual({
      ok: false,
      problem: { code: 'unreachable', place: 1 },
    })
  })

  it('has no way from a start at sea', () => {
    expect(router.route([[-119.5, 33], at.losAngeles])).toEqual({
      ok: false,
      problem: { code: 'too_far', place: 0 },
    })
  })
})
