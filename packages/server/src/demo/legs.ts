import type { LngLat } from '../outside/road-graph'
import type { RoadRoute, RoadRouter } from '../outside/road-router'

/** Finds ways between pairs of places, each only once. Undefined where there is none, or where both lie at one node. */
export type FindLeg = (from: LngLat, to: LngLat) => RoadRoute | undefined

const known = new WeakMap<RoadRouter, FindLeg>()

export function legsOf(router: RoadRouter): FindLeg {
  const legs = known.get(router) ?? createLegs(router)
  known.set(router, legs)
  return legs
}

function createLegs(router: RoadRouter): FindLeg {
  const found = new Map<string, RoadRoute | undefined>()
  return (from, to) => {
    const key = `${from.join()} ${to.join()}`
    if (!found.has(key)) {
      const answer = router.route([from, to])
      found.set(key, answer.ok && answer.route.stretches.length > 0 ? answer.route : undefined)
    }
    return found.get(key)
  }
}
