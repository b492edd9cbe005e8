import { readFileSync } from 'node:fs'
import { sharedData } from '@product/sdk/shared-data'
import { type LngLat, METERS_PER_MILE } from '@product/sdk/values'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundledRoads } from '../demo/demo-files'
import { nearestJunction, publishedRoads } from '../testing/published-roads'
import { RoadGraph } from './road-graph'
import { createRoadRouter, type RoadRouter } from './road-router'

const folder = sharedData('basemap')
const bundled = bundledRoads()

const AT = {
  'Los Angeles': [-118.2437, 34.0522],
  'San Francisco': [-122.4194, 37.7749],
  'San Diego': [-117.1611, 32.7157],
  'Long Beach': [-118.18923, 33.76696],
  'San Bernardino': [-117.28977, 34.10834],
  Bakersfield: [-119.01871, 35.37329],
  'San Jose': [-121.8863, 37.3382],
  'New York': [-74.006, 40.7128],
  'New Haven': [-72.92816, 41.30815],
  Trenton: [-74.74294, 40.21705],
} satisfies Record<string, LngLat>

/** The shortest ways of the collection, in kilometres, between the junctions next to the cities' centres. */
const PUBLISHED: [keyof typeof AT, keyof typeof AT, number][] = [
  ['Los Angeles', 'San Francisco', 618.6],
  ['Los Angeles', 'San Diego', 189.5],
  ['Los Angeles', 'Long Beach', 36.4],
  ['Los Angeles', 'San Bernardino', 89.2],
  ['Los Angeles', 'Bakersfield', 180.9],
  ['San Francisco', 'San Jose', 76.6],
  ['New York', 'New Haven', 121.8],
  ['New York', 'Trenton', 91.0],
]

function km(roads: RoadRouter, from: LngLat, to: LngLat, prefer: 'fastest' | 'shortest'): number {
  const answer = roads.route([from, to], { prefer })
  return answer.ok ? (answer.route.miles * METERS_PER_MILE) / 1000 : Number.NaN
}

describe.skipIf(folder === undefined)('the shortest way', () => {
  let published: RoadRouter
  let junctions: LngLat[]
  beforeAll(() => {
    const read = publishedRoads(`${folder}/roads-network.geojson.gz`)
    published = createRoadRouter(new RoadGraph(read.network))
    junctions = read.junctions
  })
  const junction = (city: keyof typeof AT) => nearestJunction(junctions, AT[city])

  it.each(PUBLISHED)(
    'from %s to %s has the published length on the published roads',
    (from, to, expected) => {
      const found = km(published, junction(from), junction(to), 'shortest')
      expect(Math.abs(found / expected - 1)).toBeLessThan(0.001)
    },
  )

  // The bundled roads have junctions that the published ones lack: the Bay Bridge, and Route 170 with Interstate 5,
  // which make the two ways north from Los Angeles more than 1 % shorter.
  it.each(PUBLISHED)('from %s to %s is about as long on the bundled roads', (from, to, expected) => {
    const north = from === 'Los Angeles' && ['San Francisco', 'Bakersfield'].includes(to)
    const found = km(bundled, junction(from), junction(to), 'shortest')
    expect(Math.abs(found / expected - 1)).toBeLessThan(north ? 0.015 : 0.01)
  })
})

it.skipIf(folder === undefined)(
  'ways in the Bay Area are as long as the published drives, where those need no detour',
  () => {
    const pairs = readFileSync(`${folder}/bay-road-distances.csv`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(line => line.split(',').map(Number))
    const off = pairs
      .flatMap(([, lat1 = 0, lng1 = 0, , lat2 = 0, lng2 = 0, driven = 0, straight = 0]) => {
        // Farther than that it is the direction of the road that decides, which the roads do not have.
        if (driven > 1.5 * straight) return []
        return [Math.abs(km(bundled, [lng1, lat1], [lng2, lat2], 'fastest') / driven - 1)]
      })
      .sort((a, b) => a - b)
    expect(off.length).toBe(70)
    expect(off[35]).toBeLessThan(0.05)
    expect(off.filter(share => share < 0.1).length).toBeGreaterThanOrEqual(55)
  },
)
