import type { LngLat } from '@product/sdk/values'
import type { RoadRoute, RoadRouter } from '../outside/road-router'

/** Finds the way from one place to another. Undefined where there is none, or where both lie at one point of a road. */
export type FindLeg = (from: LngLat, to: LngLat) => RoadRoute | undefined

/** Asks for the way between two places once, however often it is driven. */
export function findLegs(roads: RoadRouter): FindLeg {
  const known = new Map<string, RoadRoute | undefined>()
  return (from, to) => {
    const pair = `${from.join()} ${to.join()}`
    if (!known.has(pair)) {
      const answer = roads.route([from, to])
      known.set(pair, answer.ok && answer.route.points.length > 1 ? answer.route : undefined)
    }
    return known.get(pair)
  }
}
