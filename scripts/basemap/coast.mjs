// The source coast keeps single far-off points of piers and slips, which stand out as thorns when looked at closely.
import { simplify } from './centre-lines.mjs'
import { rounded } from './files.mjs'
import { km } from './plane.mjs'

/** Rings smaller than this are left out, in square kilometres. */
const smallest = 0.12
/** A corner sharper than this (degrees) is a thorn, unless the coast goes on straight for long on both sides. */
const thorn = 50
/** How far from a corner its rounding begins, at most, in kilometres. */
const roundFrom = 0.16

/** A polygon's rings with thorns gone and corners rounded; points on the edge of the box stay where they are. */
export function calmCoast(polygons, box) {
  return polygons
    .filter(([outer]) => area(outer) > smallest)
    .map(rings =>
      rings
        .filter(ring => area(ring) > smallest)
        .map(ring => calmRing(ring, box))
        .filter(ring => ring.length > 3),
    )
    .filter(rings => rings.length > 0)
}

function calmRing(ring, box) {
  const fixed = ([x, y]) =>
    [0, 2].some(i => Math.abs(x - box[i]) < 1e-3) || [1, 3].some(i => Math.abs(y - box[i]) < 1e-3)
  let line = ring.slice(0, -1)
  for (let before = 0; before !== line.length; ) {
    before = line.length
    line = line.filter((p, i) => {
      const [a, b] = [line.at(i - 1), line[(i + 1) % line.length]]
      return fixed(p) || angle(a, p, b) > thorn || Math.min(km(a, p), km(p, b)) > 3
    })
  }
  if (line.length < 3) return []
  const bent = line.flatMap((p, i) => {
    const [a, b] = [line.at(i - 1), line[(i + 1) % line.length]]
    return fixed(p) ? [p] : [towards(p, a), towards(p, b)]
  })
  return rounded(
    simplify([...bent, bent[0]], () => 0.018),
    4,
  )
}

function towards(p, other) {
  const share = Math.min(0.28, roundFrom / Math.max(1e-6, km(p, other)))
  return [p[0] + (other[0] - p[0]) * share, p[1] + (other[1] - p[1]) * share]
}

function angle(a, p, b) {
  const squeeze = Math.cos((p[1] * Math.PI) / 180)
  const [ax, ay, bx, by] = [(a[0] - p[0]) * squeeze, a[1] - p[1], (b[0] - p[0]) * squeeze, b[1] - p[1]]
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

/** In square kilometres. */
function area(ring) {
  let sum = 0
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1]
  return (Math.abs(sum) / 2) * 111.2 ** 2 * Math.cos((ring[0][1] * Math.PI) / 180)
}
