import type { Router, Way, WayAnswer } from '@product/sdk/nouns/placeholders'
import { type LngLat, METERS_PER_MILE } from '@product/sdk/values'
import { NodeQueue } from './node-queue'
import type { Edge, RoadGraph } from './road-graph'
import { FASTEST_MPH, METERS_PER_SECOND_PER_MPH, truckMph } from './road-speed'

const METERS_PER_DEGREE = 111_195

/** A stretch of one road on the way, driven from the first of its points to the last. */
export interface RouteStretch {
  edge: Edge
  points: LngLat[]
}

/** Its line begins and ends at the nodes nearest to the places asked for. */
export interface RoadRoute extends Way {
  stretches: RouteStretch[]
}

export interface RouteOptions {
  /** What to keep small. The fastest way is what a driver takes; the shortest can be checked against published lengths. */
  prefer?: 'fastest' | 'shortest'
}

export interface RoadRouter extends Router<RoadRoute> {
  /** The best way through all places in their order, two at least. */
  route(places: readonly LngLat[], options?: RouteOptions): WayAnswer<RoadRoute>
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
    seconds += stretch.edge.meters / (truckMph(stretch.edge.road) * METERS_PER_SECOND_PER_MPH)
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
  const meters = Float64Array.from(graph.edges, edge => edge.meters)
  const seconds = Float64Array.from(
    graph.edges,
    edge => edge.meters / (truckMph(edge.road) * METERS_PER_SECOND_PER_MPH),
  )
  // Either end of an edge, taken from the sum of the two, gives the other one.
  const ends = Uint32Array.from(graph.edges, edge => edge.from + edge.to)
  const { firstEdge, edgeAt } = graph
  const squeezes = Float64Array.from({ length: graph.nodeCount }, (_, n) =>
    Math.cos((graph.point(n)[1] * Math.PI) / 180),
  )
  let run = 0

  return (from: number, to: number, prefer: 'fastest' | 'shortest'): RouteStretch[] | undefined => {
    run++
    queue.clear()
    const goal = graph.point(to)
    const weight = prefer === 'shortest' ? meters : seconds
    // Nodes lie up to a kilometre off the line on which their edges were measured, hence the allowance.
    const perMeter = 0.97 / (prefer === 'shortest' ? 1 : FASTEST_MPH * METERS_PER_SECOND_PER_MPH)
    const bound = (node: number) => {
      const [longitude, latitude] = graph.point(node)
      // The narrower of the two circles of latitude, so that the bound is never more than the true distance.
      const squeeze = Math.min(squeezes[node]!, squeezes[to]!)
      const dx = (longitude - goal[0]) * squeeze
      const dy = latitude - goal[1]
      return Math.sqrt(dx * dx + dy * dy) * METERS_PER_DEGREE * perMeter
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
      for (let i = firstEdge[node]!; i < firstEdge[node + 1]!; i++) {
        const index = edgeAt[i]!
        const other = ends[index]! - node
        const next = cost[node]! + weight[index]!
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
