import type { RouterProblem } from '@product/sdk/nouns/placeholders'
import { type LngLat, METERS_PER_MILE } from '@product/sdk/values'
import type { RoadGraph } from './road-graph'
import { createSearch, type Preference, type RouteStretch, secondsOn } from './road-search'

/** Its line begins and ends on the roads nearest to the places asked for. */
export interface RoadRoute {
  miles: number
  /** In ordinary traffic. */
  seconds: number
  points: LngLat[]
  stretches: RouteStretch[]
}

export type RoadAnswer = { ok: true; route: RoadRoute } | { ok: false; problem: RouterProblem }

export interface RouteOptions {
  /** What to keep small. The fastest way is what a driver takes; the shortest can be checked against published lengths. */
  prefer?: Preference
}

/** The bundled roads, asked without waiting. */
export interface RoadRouter {
  /** The best way through all places in their order, two at least. */
  route(places: readonly LngLat[], options?: RouteOptions): RoadAnswer
}

/** Only highways are bundled, and ZIP codes of the country reach some miles from them; the open sea lies farther. */
const FARTHEST_METERS = 15_000

/** A router over a network held in memory. */
export function createRoadRouter(graph: RoadGraph): RoadRouter {
  const search = createSearch(graph)
  return {
    route(places, { prefer = 'fastest' } = {}) {
      if (places.length < 2) return { ok: false, problem: { code: 'too_few_places' } }
      const snapped = places.map(place => graph.nearestPlace(place, FARTHEST_METERS))
      const stretches: RouteStretch[] = []
      for (let place = 0; place < snapped.length; place++) {
        const to = snapped[place]
        if (!to) return { ok: false, problem: { code: 'too_far', place } }
        const from = snapped[place - 1]
        if (!from) continue
        const leg = search(from, to, prefer)
        if (!leg) return { ok: false, problem: { code: 'unreachable', place } }
        stretches.push(...leg)
      }
      return { ok: true, route: joined(stretches, snapped[0]?.at) }
    },
  }
}

function joined(stretches: RouteStretch[], start: LngLat | undefined): RoadRoute {
  let meters = 0
  let seconds = 0
  const points: LngLat[] = start ? [start] : []
  for (const stretch of stretches) {
    meters += stretch.meters
    seconds += secondsOn(stretch.edge, stretch.meters)
    for (let i = 1; i < stretch.points.length; i++) points.push(stretch.points[i]!)
  }
  return { miles: meters / METERS_PER_MILE, seconds, points, stretches }
}
