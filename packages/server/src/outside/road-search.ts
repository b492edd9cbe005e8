import type { LngLat } from '@product/sdk/values'
import TinyQueue from 'tinyqueue'
import { metersBetween, type RoadPlace, squeezeAt } from './nearest-edge'
import type { Edge, RoadGraph } from './road-graph'
import { FASTEST_MPH, METERS_PER_SECOND_PER_MPH, truckMph } from './road-speed'

/** A piece of one road on the way, driven from the first of its points to the last. */
export interface RouteStretch {
  edge: Edge
  points: LngLat[]
  meters: number
}

export type Preference = 'fastest' | 'shortest'

export const secondsOn = (edge: Edge, meters: number): number =>
  meters / (truckMph(edge.road) * METERS_PER_SECOND_PER_MPH)

interface Ranked {
  node: number
  rank: number
}

/**
 * A* with a straight-line bound, from one place of a road to another; undefined where no road leads there. It is our
 * own, since kept path libraries search from node to node, and these ways begin and end within edges. One set of arrays
 * serves every search; a stamp tells what an earlier search left behind.
 */
export function createSearch(graph: RoadGraph) {
  const cost = new Float64Array(graph.nodeCount)
  const cameBy = new Int32Array(graph.nodeCount)
  const stamp = new Uint32Array(graph.nodeCount)
  const settled = new Uint32Array(graph.nodeCount)
  const weights = {
    shortest: Float64Array.from(graph.edges, edge => edge.meters),
    fastest: Float64Array.from(graph.edges, edge => secondsOn(edge, edge.meters)),
  }
  // Either end of an edge, taken from the sum of the two, gives the other one.
  const ends = Uint32Array.from(graph.edges, edge => edge.from + edge.to)
  const { firstEdge, edgeAt } = graph
  const squeezes = Float64Array.from({ length: graph.nodeCount }, (_, node) =>
    squeezeAt(graph.point(node)[1]),
  )
  let run = 0

  return (start: RoadPlace, goal: RoadPlace, prefer: Preference): RouteStretch[] | undefined => {
    run++
    const weight = weights[prefer]
    const goalSqueeze = squeezeAt(goal.at[1])
    // Nodes lie up to a kilometre off the line on which their edges were measured, hence the allowance.
    const perMeter = 0.97 / (prefer === 'shortest' ? 1 : FASTEST_MPH * METERS_PER_SECOND_PER_MPH)
    // By the narrower of the two circles of latitude, so that the bound is never more than the true distance.
    const bound = (node: number) =>
      metersBetween(graph.point(node), goal.at, Math.min(squeezes[node]!, goalSqueeze)) * perMeter
    const queue = new TinyQueue<Ranked>([], (a, b) => a.rank - b.rank)
    const reach = (node: number, at: number, by: number) => {
      if (stamp[node] === run && cost[node]! <= at) return
      stamp[node] = run
      cost[node] = at
      cameBy[node] = by
      queue.push({ node, rank: at + bound(node) })
    }
    const onStart = graph.edges[start.edge]!
    const onGoal = graph.edges[goal.edge]!
    reach(onStart.from, start.share * weight[start.edge]!, -1)
    reach(onStart.to, (1 - start.share) * weight[start.edge]!, -1)
    // The way so far found, and the node at which it enters the goal's edge: -1 where it stays on one edge.
    let enters: number | undefined
    let best = Infinity
    if (start.edge === goal.edge) {
      best = Math.abs(start.share - goal.share) * weight[start.edge]!
      enters = -1
    }
    for (let next = queue.pop(); next !== undefined && next.rank < best; next = queue.pop()) {
      const { node } = next
      if (settled[node] === run) continue
      settled[node] = run
      for (const [end, share] of [
        [onGoal.from, goal.share],
        [onGoal.to, 1 - goal.share],
      ] as const) {
        const whole = cost[node]! + share * weight[goal.edge]!
        if (end === node && whole < best) [best, enters] = [whole, node]
      }
      for (let i = firstEdge[node]!; i < firstEdge[node + 1]!; i++) {
        const edge = edgeAt[i]!
        reach(ends[edge]! - node, cost[node]! + weight[edge]!, edge)
      }
    }
    if (enters === undefined) return undefined
    return stretchesOf(enters).filter(({ meters }) => meters > 0)

    function stretchesOf(entry: number): RouteStretch[] {
      if (entry < 0) return [stretchBetween(onStart, start, goal)]
      const { stretches, from } = wayBack(graph, cameBy, entry)
      const entering = reversed(stretchToEnd(onGoal, goal, entry))
      return [stretchToEnd(onStart, start, from), ...stretches, entering]
    }
  }
}

/** The edges to a node, and the node at which they begin. */
function wayBack(graph: RoadGraph, cameBy: Int32Array, to: number) {
  const stretches: RouteStretch[] = []
  let node = to
  for (let index = cameBy[to]!; index >= 0; index = cameBy[node]!) {
    const edge = graph.edges[index]!
    const forwards = edge.to === node
    stretches.push({ edge, points: forwards ? edge.points : edge.points.toReversed(), meters: edge.meters })
    node = forwards ? edge.from : edge.to
  }
  return { stretches: stretches.reverse(), from: node }
}

const reversed = (stretch: RouteStretch): RouteStretch => ({
  ...stretch,
  points: stretch.points.toReversed(),
})

/** From a place on an edge to one of its nodes. */
function stretchToEnd(edge: Edge, { at, after, share }: RoadPlace, node: number): RouteStretch {
  // An edge may lead back to its own node: then the shorter part is the way.
  const forwards = edge.from === edge.to ? share > 0.5 : node === edge.to
  return forwards
    ? { edge, points: [at, ...edge.points.slice(after + 1)], meters: (1 - share) * edge.meters }
    : { edge, points: [at, ...edge.points.slice(0, after + 1).reverse()], meters: share * edge.meters }
}

/** From one place on an edge to another. */
function stretchBetween(edge: Edge, a: RoadPlace, b: RoadPlace): RouteStretch {
  const meters = Math.abs(a.share - b.share) * edge.meters
  if (a.share > b.share) return reversed(stretchBetween(edge, b, a))
  return { edge, points: [a.at, ...edge.points.slice(a.after + 1, b.after + 1), b.at], meters }
}
