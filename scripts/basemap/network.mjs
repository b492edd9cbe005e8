// The road network in the form that the server reads: see road-graph.ts for how the numbers are laid out.
import { km, slice } from './plane.mjs'
import { simplify } from './centre-lines.mjs'
import { roadKey } from './roads.mjs'

const importance = ['interstate', 'us', 'state', 'link']
const regionOf = { 0: 'ca', 1: 'ny' }
/** A node this far from the centre line of its road stays where it is, in kilometres. */
const reach = 1.4
/** A highway node this near to a street corner is tied to it, in kilometres. */
const corner = 0.15

/** A road that ends this near to another one and has a way round longer than that is tied to it, in kilometres. */
const gap = 1
const longWay = 8

/** Nodes and edges; an edge is `{ u, v, road, km, via }` with the points between its two nodes. */
export function buildNetwork(edgeFeatures, byRoad, streets) {
  const nodes = []
  const ids = new Map()
  const nodeAt = point => {
    const key = point.join()
    if (!ids.has(key)) {
      ids.set(key, nodes.length)
      nodes.push({ at: point, roads: new Set(), street: false })
    }
    return ids.get(key)
  }
  const edges = edgeFeatures.map(
    ({ properties: { ref, kind, km: length, component }, geometry: { coordinates } }) => {
      const [u, v] = [nodeAt(coordinates[0]), nodeAt(coordinates.at(-1))]
      const road = kind === 'link' ? undefined : byRoad.get(roadKey(regionOf[component], ref))
      for (const id of [u, v]) if (road) nodes[id].roads.add(road)
      return { u, v, kind, ref: kind === 'link' ? '' : ref, road, km: length }
    },
  )
  for (const node of nodes) node.moved = ontoRoad(node)
  for (const edge of edges) edge.via = edge.road ? alongRoad(nodes[edge.u], nodes[edge.v], edge) : []
  const highways = nodes.length
  edges.push(...streetEdges(streets, nodeAt, nodes))
  edges.push(...corners(nodes, highways))
  edges.push(...missingLinks(nodes, edges))
  return { nodes: nodes.map(node => node.moved ?? node.at), edges }
}

/** Where the node lies on the centre line of its most important road. */
function ontoRoad({ at, roads }) {
  const [main] = [...roads].sort((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind))
  return main?.centre.find(at, reach)?.at ?? at
}

/** The points of the centre line between two nodes of a road; none where the line does not lead from one to the other. */
function alongRoad(from, to, { road, km: length }) {
  const a = road.centre.find(from.at, reach)
  const b = a && road.centre.find(to.at, reach, id => id === a.id)
  if (!b || Math.abs(a.arc - b.arc) > 1.5 * length + 0.4) return []
  const { line, lengths } = road.centre.lines[a.id]
  const path = slice(line, lengths, a.arc, b.arc)
  // A node that two roads share lies on the more important one, so the ends of the slice may differ from it.
  return path.filter(
    (p, i) => km(p, i === 0 ? from.moved : to.moved) > 0.02 || (i > 0 && i < path.length - 1),
  )
}

/** Streets cut where they meet: they share the exact point there. */
function streetEdges(streets, nodeAt, nodes) {
  const uses = new Map()
  for (const { geometry } of streets) {
    geometry.coordinates.forEach((point, i, all) => {
      const key = point.join()
      uses.set(key, (uses.get(key) ?? 0) + (i === 0 || i === all.length - 1 ? 2 : 1))
    })
  }
  return streets.flatMap(({ properties, geometry }) => {
    const made = []
    let part = []
    for (const point of geometry.coordinates) {
      part.push(point)
      if (part.length < 2 || uses.get(point.join()) < 2) continue
      const length = part.slice(1).reduce((sum, p, i) => sum + km(part[i], p), 0)
      const [u, v] = [nodeAt(part[0]), nodeAt(point)]
      nodes[u].street = nodes[v].street = true
      if (u !== v)
        made.push({
          u,
          v,
          kind: properties.kind,
          ref: '',
          km: length,
          via: simplify(part, () => 0.005).slice(1, -1),
        })
      part = [point]
    }
    return made
  })
}

function corners(nodes, highways) {
  const streets = nodes.flatMap((node, id) => (node.street ? [{ id, at: node.at }] : []))
  return nodes.slice(0, highways).flatMap((node, u) => {
    let best
    for (const { id, at } of streets) {
      if (Math.abs(at[1] - node.moved[1]) > 0.002) continue
      const away = km(at, node.moved)
      if (away <= corner && (!best || away < best.km))
        best = { u, v: id, kind: 'link', ref: '', km: away, via: [] }
    }
    return best && best.u !== best.v ? [best] : []
  })
}

/** Ties a road that ends shortly before another one, where the way round is long: the approach of the Bay Bridge, for one. */
function missingLinks(nodes, edges) {
  const at = nodes.map(node => node.moved ?? node.at)
  const around = nodes.map(() => [])
  for (const { u, v, km: length } of edges) {
    around[u].push([v, length])
    around[v].push([u, length])
  }
  return nodes.flatMap((node, u) => {
    if (node.street || around[u].length !== 1) return []
    const near = within(around, u, longWay)
    let best
    at.forEach((p, v) => {
      if (near.has(v) || Math.abs(p[1] - at[u][1]) > 0.012) return
      const away = km(p, at[u])
      if (away <= gap && (!best || away < best.km)) best = { u, v, kind: 'link', ref: '', km: away, via: [] }
    })
    return best ? [best] : []
  })
}

/** The nodes that can be reached within so many kilometres. */
function within(around, from, limit) {
  const reached = new Map([[from, 0]])
  const open = [from]
  while (open.length > 0) {
    const node = open.pop()
    for (const [next, length] of around[node]) {
      const far = reached.get(node) + length
      if (far > limit || (reached.get(next) ?? Infinity) <= far) continue
      reached.set(next, far)
      open.push(next)
    }
  }
  return reached
}

/** Numbers only, each as the difference from the one before it, so that it packs well. */
export function packNetwork({ nodes, edges }) {
  const scaled = p => p.map(v => Math.round(v * 1e5))
  const roads = []
  const roadIds = new Map()
  const roadId = ({ kind, ref }) => {
    const key = `${kind} ${ref}`
    if (!roadIds.has(key)) roadIds.set(key, roads.push([kind, ref]) - 1)
    return roadIds.get(key)
  }
  const connected = largestParts(nodes, edges, 2)
  const order = [...connected].sort((a, b) => nodes[a][0] - nodes[b][0] || nodes[a][1] - nodes[b][1])
  const place = new Map(order.map((id, i) => [id, i]))
  let last = [0, 0]
  const packedNodes = order.flatMap(id => {
    const at = scaled(nodes[id])
    const step = [at[0] - last[0], at[1] - last[1]]
    last = at
    return step
  })
  const packedEdges = edges
    .filter(edge => place.has(edge.u))
    .map(edge =>
      place.get(edge.u) <= place.get(edge.v)
        ? edge
        : { ...edge, u: edge.v, v: edge.u, via: [...edge.via].reverse() },
    )
    .map(edge => ({ ...edge, u: place.get(edge.u), v: place.get(edge.v), from: nodes[edge.u] }))
    .sort((a, b) => a.u - b.u || a.v - b.v)
    .flatMap((edge, i, all) => {
      let at = scaled(edge.from)
      const via = edge.via.flatMap(point => {
        const next = scaled(point)
        const step = [next[0] - at[0], next[1] - at[1]]
        at = next
        return step
      })
      return [
        edge.u - (all[i - 1]?.u ?? 0),
        edge.v - edge.u,
        roadId(edge),
        Math.round(edge.km * 1000),
        edge.via.length,
        ...via,
      ]
    })
  return { scale: 1e5, roads, nodes: packedNodes, edges: packedEdges }
}

/** The ids of the nodes in the largest connected parts. */
function largestParts(nodes, edges, count) {
  const parent = nodes.map((_, i) => i)
  const root = node => {
    let at = node
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]]
      at = parent[at]
    }
    return at
  }
  for (const { u, v } of edges) parent[root(u)] = root(v)
  const parts = new Map()
  nodes.forEach((_, i) => {
    const r = root(i)
    if (!parts.has(r)) parts.set(r, [])
    parts.get(r).push(i)
  })
  return [...parts.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .flat()
}
