import type { LngLat } from '@product/sdk/values'
import type { RoadRoute } from '../outside/road-router'
import { isFreeway, METERS_PER_SECOND_PER_MPH, truckMph } from '../outside/road-speed'

/** A change of direction from which a tracker sends a fix at once, in degrees, unless it sent one just before. */
const TURN_DEGREES = 30
const JUST_BEFORE_SECONDS = 10

/** A straight piece of the way with the seconds that ordinary traffic takes for it. */
interface Piece {
  from: LngLat
  to: LngLat
  seconds: number
  metersPerSecond: number
  freeway: boolean
  /** Degrees, clockwise from north. */
  bearing: number
}

export interface Place {
  at: LngLat
  /** In ordinary traffic. */
  metersPerSecond: number
  freeway: boolean
  /** Seconds of ordinary traffic driven since the place before. */
  seconds: number
  /** The leg ends here. */
  arrived: boolean
}

const piecesOf = new WeakMap<RoadRoute, Piece[]>()

/** Walks along a way: each step goes that many seconds of ordinary traffic, or less far where the road turns. */
export function drive(route: RoadRoute): (seconds: number) => Place {
  const pieces = piecesOf.get(route) ?? cutPieces(route)
  piecesOf.set(route, pieces)
  const pieceAt = (index: number): Piece => {
    const piece = pieces[index]
    if (!piece) throw new RangeError('A way without a stretch cannot be driven')
    return piece
  }
  let index = 0
  let into = 0
  let bearing = pieceAt(0).bearing
  return limit => {
    let piece = pieceAt(index)
    let driven = 0
    let turned = false
    while (!turned && index < pieces.length - 1 && driven + piece.seconds - into <= limit) {
      driven += piece.seconds - into
      index++
      into = 0
      piece = pieceAt(index)
      turned = driven >= JUST_BEFORE_SECONDS && turn(bearing, piece.bearing) > TURN_DEGREES
    }
    const more = turned ? 0 : Math.min(limit - driven, piece.seconds - into)
    into += more
    bearing = piece.bearing
    const share = piece.seconds === 0 ? 1 : into / piece.seconds
    return {
      at: [
        piece.from[0] + (piece.to[0] - piece.from[0]) * share,
        piece.from[1] + (piece.to[1] - piece.from[1]) * share,
      ],
      metersPerSecond: piece.metersPerSecond,
      freeway: piece.freeway,
      seconds: driven + more,
      arrived: index === pieces.length - 1 && into >= piece.seconds,
    }
  }
}

const turn = (from: number, to: number) => Math.abs(((to - from + 540) % 360) - 180)

/** The road's own length decides the time, shared out over its points. */
function cutPieces({ stretches }: RoadRoute): Piece[] {
  return stretches.flatMap(({ edge, points, meters }) => {
    const metersPerSecond = truckMph(edge.road) * METERS_PER_SECOND_PER_MPH
    const lengths = points.slice(1).map((to, i) => flatDistance(points[i]!, to))
    const drawn = lengths.reduce((sum, length) => sum + length, 0)
    return lengths.map((length, i) => ({
      from: points[i]!,
      to: points[i + 1]!,
      seconds: drawn === 0 ? 0 : ((length / drawn) * meters) / metersPerSecond,
      metersPerSecond,
      freeway: isFreeway(edge.road),
      bearing: bearingOf(points[i]!, points[i + 1]!),
    }))
  })
}

const flatDistance = (a: LngLat, b: LngLat) =>
  Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1])

const bearingOf = (a: LngLat, b: LngLat) =>
  (Math.atan2((b[0] - a[0]) * Math.cos((a[1] * Math.PI) / 180), b[1] - a[1]) * 180) / Math.PI
