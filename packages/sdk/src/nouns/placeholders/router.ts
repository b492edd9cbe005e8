import type { LngLat } from '../../values/geo'

/** A way along roads. */
export interface Way {
  miles: number
  /** In ordinary traffic. */
  seconds: number
  /** The line along the roads, from the road nearest to the first place to the one nearest to the last. */
  points: LngLat[]
}

/** `unroutable`: a place lies too far from any road, or no road leads from one to the other. */
export type WayAnswer<Found extends Way = Way> =
  | { ok: true; route: Found }
  | { ok: false; code: 'unroutable' }

/** Whatever finds ways along roads: through all places in their order, two at least. */
export interface Router<Found extends Way = Way> {
  route(places: readonly LngLat[]): WayAnswer<Found>
}

/** Finds the way from one place to another. Undefined where there is none, or where both lie at one point of a road. */
export type FindLeg<Found extends Way = Way> = (from: LngLat, to: LngLat) => Found | undefined

/** Asks a router for each pair of places once, however often the way between them is driven. */
export function findLegs<Found extends Way>(router: Router<Found>): FindLeg<Found> {
  const known = new Map<string, Found | undefined>()
  return (from, to) => {
    const pair = `${from.join()} ${to.join()}`
    if (!known.has(pair)) {
      const answer = router.route([from, to])
      known.set(pair, answer.ok && answer.route.points.length > 1 ? answer.route : undefined)
    }
    return known.get(pair)
  }
}
