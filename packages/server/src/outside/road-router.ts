import { haversineMeters } from '@product/sdk/values'
import { NodeQueue } from './node-queue'
import type { Edge, LngLat, RoadGraph } from './road-graph'
import { FASTEST_MPH, truckMph } from './road-speed'

const METERS_PER_MILE = 1609.344
const METERS_PER_SECOND = METERS_PER_MILE / 3600

/** A stretch of one road on the way, driven from the first of its points to the last. */
export interface RouteStretch {
  edge: Edge
  points: LngLat[]
}

export interface RoadRoute {
  miles: number
  seconds: number
  /** The line along the roads; it begins and ends at the nodes nearest to the places asked for. */
  points: LngLat[]
  stretches: RouteStretch[]
}

/** `unroutable`: a place lies too far from any road, or no road leads from one to the other. */
export type RouteAnswer = { ok: true; route: RoadRoute } | { ok: false; code: 'unroutable' }

export interface RouteOptions {
  /** What to keep small. The fastest way is what a driver takes; the shortest can be checked against published lengths. */
  prefer?: 'fastest' | 'shortest'
}

export interface RoadRouter {
  /** The best way through all places in their order, two at least. */
  route(places: readonly LngLat[], options?: RouteOptions): RouteAnswer
}

/** A router over a network held in memory (A* with a straight-line bound). */
export function createRoadRouter(graph: RoadGraph): RoadRouter {
  const search = createSearch(graph)
  return {
    route(places, { prefer = 'fastest' } = {}) {
      const nodes = places.map(place => graph.nearestNode(place))
      const stretches: RouteStretch[] = []
      for (let i = 1; i < nodes.length; i++) {
        const [from, to] = [nodes[i - 1], nodes[i]]
        const leg = from === undefined || to === undefined ? undefined : search(from, to, prefer)
        if (!leg) return { ok: false, code: 'unroutable' }
        stretches.push(...leg)
      }
      const first = nodes[0]
      if (first === undefined || nodes.length < 2) return { ok: false, code: 'unroutable' }
      return { ok: true, route: joined(stretches, graph.point(first)) }
    },
  }
}

function joined(stretches: RouteStretch[], start: LngLat): RoadRoute {
  let meters = 0
  let seconds = 0
  const points: LngLat[] = [start]
  for (const stretch of stretches) {
    meters += stretch.edge.meters
    seconds += stretch.edge.meters / (truckMph(stretch.edge.road) * METERS_PER_SECOND)
    for (let i = 1; i < stretch.points.length; i++) points.push(stretch.points[i]!)
  }
  return { miles: meters / METERS_PER_MILE, seconds, points, stretches }
}

/** One set of arrays serves every search; a stamp tells what an earlier search left behind. */
function createSearch(graph: RoadGraph) {
  const cost = new Float64Array(graph.nodeCount)
  const cameBy = new Int32Array(graph.nodeCount)
  const stamp = new Uint32Array(graph.nodeCount)
  const settled = new Uint32Array(graph.nodeCount)
  const queue = new NodeQueue()
  const secondsPerMeter = graph.edges.map(edge => 1 / (truckMph(edge.road) * METERS_PER_SECOND))
  let run = 0

  return (from: number, to: number, prefer: 'fastest' | 'shortest'): RouteStretch[] | undefined => {
    run++
    queue.clear()
    const goal = graph.point(to)
    const perMeter = prefer === 'shortest' ? 1 : 1 / (FASTEST_MPH * METERS_PER_SECOND)
    // Merged carriageways make the line a little shorter than the measured edge in places, hence the allowance.
    const bound = (node: number) => {
      const [longitude, latitude] = graph.point(node)
      return haversineMeters(latitude, longitude, goal[1], goal[0]) * perMeter * 0.97
    }
    cost[from] = 0
    stamp[from] = run
    cameBy[from] = -1
    queue.push(from, bound(from))
    while (queue.size > 0) {
      const node = queue.pop()
      if (node === to) return wayBack(graph, cameBy, to)
      if (settled[node] === run) continue
      settled[node] = run
      for (const index of graph.edgesAt(node)) {
        const edge = graph.edges[index]!
        const other = edge.from === node ? edge.to : edge.from
        const next = cost[node]! + edge.meters * (prefer === 'shortest' ? 1 : secondsPerMeter[index]!)
        if (stamp[other] === run && cost[other]! <= next) continue
        stamp[other] = run
        cost[other] = next
        cameBy[other] = index
        queue.push(other, next + bound(other))
      }
    }
    return undefined
  }
}

function wayBack(graph: RoadGraph, cameBy: Int32Array, to: number): RouteStretch[] {
  const stretches: RouteStretch[] = []
  for (let node = to, index = cameBy[to]!; index >= 0; index = cameBy[node]!) {
    const edge = graph.edges[index]!
    const forwards = edge.to === node
    const points = [graph.point(edge.from), ...edge.via, graph.point(edge.to)]
    stretches.push({ edge, points: forwards ? points : points.reverse() })
    node = forwards ? edge.from : edge.to
  }
  return stretches.reverse()
}
