import type { LngLat } from '@product/sdk/values'
import KDBush from 'kdbush'
import type { Edge } from './road-graph'

export const METERS_PER_DEGREE = 111_195

/**
 * How much narrower a degree is from west to east than from south to north. Rounded, since Node versions differ in the
 * last digit of a cosine and must come to the same ways.
 */
export const squeezeAt = (latitude: number): number =>
  Math.round(Math.cos((latitude * Math.PI) / 180) * 1e6) / 1e6

/** A place of a road next to one beside it. */
export interface RoadPlace {
  edge: number
  /** Of the edge's length, from its first node: 0 to 1. */
  share: number
  at: LngLat
  /** It lies between this point of the edge (counted from 0, its nodes included) and the next. */
  after: number
  /** From the place beside the road. */
  metersOff: number
}

/** Lines are looked up by the middles of pieces of at most this length. */
const PIECE_METERS = 1000

/** Finds the nearest place of a road network by an index of points along its lines. */
export class NearestEdge {
  private readonly index: KDBush
  private readonly edgeOf: number[] = []
  private readonly segmentOf: number[] = []

  constructor(private readonly edges: readonly Edge[]) {
    const middles: LngLat[] = []
    edges.forEach(({ points }, number) => {
      for (let segment = 0; segment + 1 < points.length; segment++) {
        const [a, b] = [points[segment]!, points[segment + 1]!]
        const pieces = Math.max(1, Math.ceil(metersBetween(a, b, squeezeAt(a[1])) / PIECE_METERS))
        for (let piece = 0; piece < pieces; piece++) {
          middles.push(along(a, b, (piece + 0.5) / pieces))
          this.edgeOf.push(number)
          this.segmentOf.push(segment)
        }
      }
    })
    this.index = new KDBush(middles.length)
    for (const [x, y] of middles) this.index.add(x, y)
    this.index.finish()
  }

  /** The nearest place on a road, or undefined where none lies within the limit, or the place is none on Earth. */
  find([longitude, latitude]: LngLat, limitMeters: number): RoadPlace | undefined {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return undefined
    const squeeze = squeezeAt(latitude)
    for (let radius = 500; ; radius *= 4) {
      const within = Math.min(radius, limitMeters)
      const high = (within + PIECE_METERS) / METERS_PER_DEGREE
      // At the poles every longitude is near.
      const wide = Math.min(360, high / Math.max(squeeze, 1e-6))
      const found = this.best(
        this.index.range(longitude - wide, latitude - high, longitude + wide, latitude + high),
        [longitude, latitude],
        squeeze,
      )
      if (found && found.metersOff <= within) return found
      if (radius >= limitMeters) return undefined
    }
  }

  private best(pieces: number[], place: LngLat, squeeze: number): RoadPlace | undefined {
    let best: { edge: number; segment: number; part: number; meters: number } | undefined
    for (const piece of pieces) {
      const edge = this.edgeOf[piece]!
      const segment = this.segmentOf[piece]!
      const { points } = this.edges[edge]!
      const [a, b] = [points[segment]!, points[segment + 1]!]
      const part = partNearestTo(place, a, b, squeeze)
      const meters = metersBetween(place, along(a, b, part), squeeze)
      const nearer = best === undefined || meters < best.meters
      // Of two at a junction the one that comes first, in whatever order the index has them.
      if (nearer || (meters === best?.meters && edge < best.edge)) best = { edge, segment, part, meters }
    }
    return best && this.placeOn(best.edge, best.segment, best.part, best.meters)
  }

  private placeOn(edge: number, after: number, part: number, metersOff: number): RoadPlace {
    const { points } = this.edges[edge]!
    const lengths = points.slice(1).map((to, i) => metersBetween(points[i]!, to, squeezeAt(to[1])))
    const whole = lengths.reduce((sum, length) => sum + length, 0)
    const before = lengths.slice(0, after).reduce((sum, length) => sum + length, 0)
    const share = whole === 0 ? 0 : (before + part * lengths[after]!) / whole
    return { edge, share, at: along(points[after]!, points[after + 1]!, part), after, metersOff }
  }
}

const along = (a: LngLat, b: LngLat, part: number): LngLat =>
  part === 0 ? a : part === 1 ? b : [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]

/** How far from `a` to `b` the foot of the perpendicular lies: 0 to 1. */
function partNearestTo(place: LngLat, a: LngLat, b: LngLat, squeeze: number): number {
  const dx = (b[0] - a[0]) * squeeze
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  if (length === 0) return 0
  const dot = (place[0] - a[0]) * squeeze * dx + (place[1] - a[1]) * dy
  return Math.min(1, Math.max(0, dot / length))
}

/** Over short distances, as on a plane. */
export function metersBetween(a: LngLat, b: LngLat, squeeze: number): number {
  const dx = (a[0] - b[0]) * squeeze
  const dy = a[1] - b[1]
  return Math.sqrt(dx * dx + dy * dy) * METERS_PER_DEGREE
}
