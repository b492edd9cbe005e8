import { describe, expect, it } from 'vitest'
import type { LngLat } from '../../values/geo'
import { seededRandom } from '../../values/seeded-random'
import { drawStops, waypointPools } from './waypoint-pools'

const port: LngLat[] = [
  [-118.26, 33.74],
  [-118.22, 33.75],
]
const downtown: LngLat[] = [[-118.24, 34.05]]
const groups = [
  { name: 'Port', weight: 75, places: port },
  { name: 'Downtown', weight: 25, places: downtown },
  { name: 'Nowhere', weight: 0, places: [] },
]

describe('what stops are drawn from', () => {
  it('are the groups that have a weight, or all places alike where there is no weighting', () => {
    expect(waypointPools(groups, true)).toEqual({
      pools: [
        { weight: 75, places: port },
        { weight: 25, places: downtown },
      ],
    })
    expect(waypointPools(groups, false)).toEqual({ pools: [{ weight: 1, places: [...port, ...downtown] }] })
  })

  it('names a weighted group of which no place is left; without weighting it is missed by nobody', () => {
    expect(waypointPools(groups, true, new Set(downtown))).toEqual({ emptyGroup: 'Downtown' })
    expect(waypointPools(groups, false, new Set([...port, ...downtown]))).toEqual({ pools: [] })
  })

  it('gives each group as many stops as its weight says', () => {
    const drawn = waypointPools(groups, true)
    if ('emptyGroup' in drawn) throw new Error(drawn.emptyGroup)
    const stops = drawStops(drawn.pools, 4000, seededRandom('weights'))
    const ofPort = stops.filter(({ at }) => port.includes(at)).length
    expect(ofPort / stops.length).toBeGreaterThan(0.72)
    expect(ofPort / stops.length).toBeLessThan(0.78)
  })

  it('draws another place where there is one that was not drawn yet', () => {
    const [first, second] = drawStops([{ weight: 1, places: port }], 2, seededRandom('two of two'))
    expect(first?.at).not.toBe(second?.at)
  })
})
