// Distances on a small piece of the earth, in kilometres, and a grid that finds the nearest line quickly.

const kmPerDegree = 111.2
const along = latitude => Math.cos((latitude * Math.PI) / 180)

/** Kilometres between two [longitude, latitude] points; good to a per mille below 50 km. */
export function km(a, b) {
  const dx = (a[0] - b[0]) * along((a[1] + b[1]) / 2)
  return Math.hypot(dx, a[1] - b[1]) * kmPerDegree
}

/** The point of the segment a-b next to p: where it is, how far along (0 to 1), how far off in kilometres. */
export function toSegment(p, a, b) {
  const squeeze = along(p[1])
  const dx = (b[0] - a[0]) * squeeze
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  const t =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * squeeze * dx + (p[1] - a[1]) * dy) / length))
  const at = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return { at, t, off: km(p, at) }
}

/** How far each vertex lies from the start of its line, in kilometres. */
export function arcs(line) {
  const out = [0]
  for (let i = 1; i < line.length; i++) out.push(out[i - 1] + km(line[i - 1], line[i]))
  return out
}

/** The part of a line between two distances from its start, both ends included; backwards where from > to. */
export function slice(line, lengths, from, to) {
  if (from > to) return slice(line, lengths, to, from).reverse()
  const at = distance => {
    let i = 1
    while (i < line.length - 1 && lengths[i] < distance) i++
    const span = lengths[i] - lengths[i - 1]
    const t = span === 0 ? 0 : Math.max(0, Math.min(1, (distance - lengths[i - 1]) / span))
    return [
      line[i - 1][0] + (line[i][0] - line[i - 1][0]) * t,
      line[i - 1][1] + (line[i][1] - line[i - 1][1]) * t,
    ]
  }
  return [at(from), ...line.filter((_, i) => lengths[i] > from && lengths[i] < to), at(to)]
}

/** Segments in cells of a grid, so that a search looks only at what is close. */
export class NearestLine {
  constructor(cell = 0.02) {
    this.cell = cell
    this.cells = new Map()
    this.lines = []
  }

  add(line) {
    const id = this.lines.length
    const lengths = arcs(line)
    this.lines.push({ line, lengths })
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]]
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / this.cell))
      const seen = new Set()
      for (let s = 0; s <= steps; s++) {
        const key = this.#key(a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps)
        if (seen.has(key)) continue
        seen.add(key)
        if (!this.cells.has(key)) this.cells.set(key, [])
        this.cells.get(key).push([id, i])
      }
    }
    return id
  }

  #key(x, y) {
    return `${Math.floor(x / this.cell)},${Math.floor(y / this.cell)}`
  }

  /** The nearest point within `limit` kilometres on a line that `wanted(id, arc)` lets through, or undefined. */
  find(p, limit, wanted = () => true) {
    const reach = Math.ceil(limit / kmPerDegree / along(p[1]) / this.cell)
    let best
    for (let i = -reach; i <= reach; i++) {
      for (let j = -reach; j <= reach; j++) {
        for (const [id, k] of this.cells.get(this.#key(p[0] + i * this.cell, p[1] + j * this.cell)) ?? []) {
          const { line, lengths } = this.lines[id]
          const hit = toSegment(p, line[k - 1], line[k])
          if (hit.off > limit || (best && hit.off >= best.off)) continue
          const arc = lengths[k - 1] + hit.t * (lengths[k] - lengths[k - 1])
          if (wanted(id, arc)) best = { id, arc, at: hit.at, off: hit.off }
        }
      }
    }
    return best
  }
}
