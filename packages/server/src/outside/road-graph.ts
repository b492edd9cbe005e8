import type { LngLat } from '@product/sdk/values'
import { NearestEdge, type RoadPlace } from './nearest-edge'

/**
 * The network as `scripts/build-basemap.mjs` packs it: whole numbers, each the difference from the one before.
 * An edge is: first node (from the last edge's), second node (from the first), road, metres, count of points
 * between the nodes, and those points.
 */
export interface PackedNetwork {
  scale: number
  roads: [kind: string, ref: string][]
  nodes: number[]
  edges: number[]
}

export interface Road {
  /** interstate, us, state, link, or a kind of city street: major, middle, minor. */
  kind: string
  /** `I405`, `SR110`; empty for links and streets. */
  ref: string
}

export interface Edge {
  from: number
  to: number
  meters: number
  road: Road
  /** All of it, the two nodes included, in order from `from` to `to`. */
  points: LngLat[]
}

/** A road network without directions: every edge can be driven both ways. */
export class RoadGraph {
  readonly edges: Edge[]
  private readonly points: LngLat[]
  /** Edges at node n stand in `edgeAt` from `firstEdge[n]` up to `firstEdge[n + 1]`. */
  readonly firstEdge: Uint32Array
  readonly edgeAt: Uint32Array
  private readonly nearest: NearestEdge

  constructor(packed: PackedNetwork) {
    this.points = unpackNodes(packed)
    this.edges = unpackEdges(packed, this.points)
    this.firstEdge = new Uint32Array(this.points.length + 1)
    for (const { from, to } of this.edges) {
      this.firstEdge[from + 1]!++
      this.firstEdge[to + 1]!++
    }
    for (let n = 0; n < this.points.length; n++) this.firstEdge[n + 1]! += this.firstEdge[n]!
    this.edgeAt = new Uint32Array(this.edges.length * 2)
    const free = this.firstEdge.slice()
    this.edges.forEach(({ from, to }, edge) => {
      this.edgeAt[free[from]!++] = edge
      this.edgeAt[free[to]!++] = edge
    })
    this.nearest = new NearestEdge(this.edges)
  }

  get nodeCount(): number {
    return this.points.length
  }

  point(node: number): LngLat {
    const point = this.points[node]
    if (!point) throw new RangeError(`No node ${node}`)
    return point
  }

  /** The place of a road nearest to one beside it, or undefined where none lies within the limit. */
  nearestPlace(place: LngLat, limitMeters: number): RoadPlace | undefined {
    return this.nearest.find(place, limitMeters)
  }
}

function unpackNodes({ nodes, scale }: PackedNetwork): LngLat[] {
  const points: LngLat[] = []
  let x = 0
  let y = 0
  for (let i = 0; i + 1 < nodes.length; i += 2) {
    x += nodes[i]!
    y += nodes[i + 1]!
    points.push([x / scale, y / scale])
  }
  return points
}

function unpackEdges({ edges, roads, scale }: PackedNetwork, points: LngLat[]): Edge[] {
  const known = roads.map(([kind, ref]): Road => ({ kind, ref }))
  const found: Edge[] = []
  let at = 0
  let from = 0
  // Every read below stays inside one edge, whose length its fifth number gives.
  const next = () => edges[at++]!
  while (at < edges.length) {
    from += next()
    const to = from + next()
    const road = known[next()]
    const meters = next()
    const start = points[from]
    const end = points[to]
    if (!road || !start || !end) throw new RangeError('The road network is damaged')
    let [x, y] = start
    const via = Array.from({ length: next() }, (): LngLat => {
      x += next() / scale
      y += next() / scale
      return [x, y]
    })
    found.push({ from, to, meters, road, points: [start, ...via, end] })
  }
  return found
}
