import type { LngLat } from '../outside/road-graph'
import type { RoadRoute } from '../outside/road-router'
import { isFreeway, truckMph } from '../outside/road-speed'

const METERS_PER_SECOND = 1609.344 / 3600

/** A straight piece of the way with the seconds that ordinary traffic takes for it. */
interface Piece {
  from: LngLat
  to: LngLat
  seconds: number
  metersPerSecond: number
  freeway: boolean
}

export interface Place {
  at: LngLat
  /** In ordinary traffic. */
  metersPerSecond: number
  freeway: boolean
  /** Seconds of ordinary traffic left from here to the end of the leg; 0 at its end. */
  secondsLeft: number
}

const piecesOf = new WeakMap<RoadRoute, Piece[]>()

/** Walks along a way; each step is given in seconds of ordinary traffic. */
export function drive(route: RoadRoute): (seconds: number) => Place {
  const pieces = piecesOf.get(route) ?? cutPieces(route)
  piecesOf.set(route, pieces)
  let secondsLeft = pieces.reduce((sum, piece) => sum + piece.seconds, 0)
  let index = 0
  let into = 0
  return seconds => {
    into += seconds
    secondsLeft = Math.max(0, secondsLeft - seconds)
    while (index < pieces.length - 1 && into > pieces[index]!.seconds) {
      into -= pieces[index]!.seconds
      index++
    }
    const piece = pieces[index]
    if (!piece) throw new RangeError('A way without a stretch cannot be driven')
    const share = piece.seconds === 0 ? 1 : Math.min(1, into / piece.seconds)
    const at: LngLat = [
      piece.from[0] + (piece.to[0] - piece.from[0]) * share,
      piece.from[1] + (piece.to[1] - piece.from[1]) * share,
    ]
    return { at, metersPerSecond: piece.metersPerSecond, freeway: piece.freeway, secondsLeft }
  }
}

/** The edge's own length decides the time, shared out over its points. */
function cutPieces({ stretches }: RoadRoute): Piece[] {
  return stretches.flatMap(({ edge, points }) => {
    const metersPerSecond = truckMph(edge.road) * METERS_PER_SECOND
    const lengths = points.slice(1).map((to, i) => flatDistance(points[i]!, to))
    const drawn = lengths.reduce((sum, length) => sum + length, 0)
    return lengths.map((length, i) => ({
      from: points[i]!,
      to: points[i + 1]!,
      seconds: drawn === 0 ? 0 : ((length / drawn) * edge.meters) / metersPerSecond,
      metersPerSecond,
      freeway: isFreeway(edge.road),
    }))
  })
}

const flatDistance = (a: LngLat, b: LngLat) =>
  Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1])
