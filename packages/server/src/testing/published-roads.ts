import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { haversineMeters, type LngLat } from '@product/sdk/values'
import type { PackedNetwork } from '../outside/road-graph'

interface PublishedEdge {
  properties: { ref: string; kind: string; km: number }
  geometry: { coordinates: LngLat[] }
}

const SCALE = 1e5
const scaled = ([x, y]: LngLat): LngLat => [Math.round(x * SCALE), Math.round(y * SCALE)]

/** The network that the lengths of the collection were measured on, in the form that the server reads, and its junctions. */
export function publishedRoads(file: string): { network: PackedNetwork; junctions: LngLat[] } {
  // The collection's own file; its README has the form.
  const { features } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as {
    features: PublishedEdge[]
  }
  const junctions: LngLat[] = []
  const ids = new Map<string, number>()
  const junction = (at: LngLat): number => {
    const known = ids.get(at.join())
    if (known !== undefined) return known
    ids.set(at.join(), junctions.length)
    return junctions.push(at) - 1
  }
  const roads: [string, string][] = []
  const edges: number[] = []
  let last = 0
  for (const { properties, geometry } of features) {
    const points = geometry.coordinates
    const [first, end] = [points[0], points.at(-1)]
    if (!first || !end) continue
    const [from, to] = [junction(first), junction(end)]
    const road = roads.push([properties.kind, properties.ref]) - 1
    let at = scaled(first)
    const via = points.slice(1, -1).flatMap(point => {
      const next = scaled(point)
      const step = [next[0] - at[0], next[1] - at[1]]
      at = next
      return step
    })
    edges.push(from - last, to - from, road, Math.round(properties.km * 1000), points.length - 2, ...via)
    last = from
  }
  let at: LngLat = [0, 0]
  const nodes = junctions.flatMap(point => {
    const next = scaled(point)
    const step = [next[0] - at[0], next[1] - at[1]]
    at = next
    return step
  })
  return { network: { scale: SCALE, roads, nodes, edges }, junctions }
}

/** The junction next to a place. */
export function nearestJunction(junctions: readonly LngLat[], [longitude, latitude]: LngLat): LngLat {
  const away = ([x, y]: LngLat) => haversineMeters(latitude, longitude, y, x)
  return junctions.reduce((best, at) => (away(at) < away(best) ? at : best))
}
