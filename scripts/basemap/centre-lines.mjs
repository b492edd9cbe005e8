// The source draws each carriageway of a highway as a line of its own, with a vertex every three kilometres.
// Here the two become one curved line, on which both the drawn map and the road network then lie.
import { arcs, km, NearestLine, slice, toSegment } from './plane.mjs'

/** Two lines of the same road nearer than this are its carriageways, in kilometres. */
const sameRoad = 0.75
/** A line that strays no further than this and comes back is still the same road. */
const strays = 1.3
const sampleEvery = 0.2

/** Centre lines of one road, longest source line first. */
export function centreLines(lines, toleranceAt) {
  const found = new NearestLine()
  const longestFirst = lines
    .map(line => ({ line, length: arcs(line).at(-1) }))
    .sort((a, b) => b.length - a.length)
  for (const { line } of longestFirst) {
    for (const run of newRuns(line, found)) {
      const curved = curve(run, toleranceAt)
      if (curved.length > 1) found.add(curved)
    }
  }
  return found
}

/** The parts of a line that no accepted line follows, with their loose ends tied to it. */
function newRuns(line, found) {
  const lengths = arcs(line)
  const total = lengths.at(-1)
  const count = Math.max(1, Math.ceil(total / sampleEvery))
  const samples = Array.from({ length: count + 1 }, (_, i) => {
    const arc = (total * i) / count
    const at = slice(line, lengths, arc, arc)[0]
    return { arc, at, hit: found.find(at, strays) }
  })
  const runs = []
  let start = 0
  while (start <= count) {
    const far = samples[start].hit === undefined || samples[start].hit.off > sameRoad
    let end = start
    while (end < count) {
      const next = samples[end + 1].hit
      if ((next === undefined || next.off > sameRoad) !== far) break
      end++
    }
    if (far) runs.push([start, end])
    start = end + 1
  }
  return runs.flatMap(([from, to]) => {
    const before = samples[from - 1]
    const after = samples[to + 1]
    const part = samples.slice(from, to + 1)
    const strayed = part.every(s => s.hit !== undefined)
    if ((before || after) && (strayed || samples[to].arc - samples[from].arc < 1)) return []
    const points = slice(line, lengths, samples[from].arc, samples[to].arc)
    if (before) points.unshift(before.hit.at)
    if (after) points.push(after.hit.at)
    return [points]
  })
}

/** A smooth line through the same points (centripetal Catmull-Rom), with no more points than the tolerance in kilometres needs. */
export function curve(points, toleranceAt) {
  const line = points.filter((p, i) => i === 0 || km(p, points[i - 1]) > 0.03)
  if (line.length < 3) return line
  const out = [line[0]]
  for (let i = 0; i < line.length - 1; i++) {
    const [p1, p2] = [line[i], line[i + 1]]
    const p0 = line[i - 1] ?? mirror(p2, p1)
    const p3 = line[i + 2] ?? mirror(p1, p2)
    for (let s = 1; s <= 8; s++) out.push(s === 8 ? p2 : catmullRom(p0, p1, p2, p3, s / 8))
  }
  return simplify(out, toleranceAt)
}

const mirror = (p, around) => [2 * around[0] - p[0], 2 * around[1] - p[1]]

function catmullRom(p0, p1, p2, p3, share) {
  const knot = (a, b) => Math.max(1e-6, Math.sqrt(km(a, b)))
  const t1 = knot(p0, p1)
  const t2 = t1 + knot(p1, p2)
  const t3 = t2 + knot(p2, p3)
  const t = t1 + (t2 - t1) * share
  const mix = (a, b, ta, tb) => [0, 1].map(k => (a[k] * (tb - t) + b[k] * (t - ta)) / (tb - ta))
  const [a1, a2, a3] = [mix(p0, p1, 0, t1), mix(p1, p2, t1, t2), mix(p2, p3, t2, t3)]
  return mix(mix(a1, a2, 0, t2), mix(a2, a3, t1, t3), t1, t2)
}

/** Douglas-Peucker; the tolerance at a point is in kilometres. */
export function simplify(line, toleranceAt) {
  const keep = new Set([0, line.length - 1])
  const stack = [[0, line.length - 1]]
  while (stack.length > 0) {
    const [from, to] = stack.pop()
    let worst = 1
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const { off } = toSegment(line[i], line[from], line[to])
      const times = off / toleranceAt(line[i])
      if (times > worst) [worst, at] = [times, i]
    }
    if (at < 0) continue
    keep.add(at)
    stack.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep.has(i))
}
