import type { LngLat } from '../../values/geo'
import { encodePolyline } from '../../values/polyline'
import type { SeededRandom } from '../../values/seeded-random'
import { type Day, listDays, weekday } from '../../values/utc-day'
import type { Placeholder } from './placeholder'
import { routeForModel } from './route-for-model'
import type { FindLeg } from './router'

/** Version of the route generator, stored with each route that it made. */
export const ROUTE_GENERATOR_VERSION = 1

export interface RoutePlan {
  placeholder: Pick<
    Placeholder,
    'num_stops' | 'min_mileage' | 'max_mileage' | 'min_impressions' | 'max_impressions'
  >
  findLeg: FindLeg
  startPoint: LngLat
  waypoints: readonly LngLat[]
  /** An IANA name. */
  timeZone: string
  /** In the time zone, both included. */
  from: Day
  to: Day
  /** Milliseconds since 1970 UTC: what would end later is not planned yet. */
  now: number
  /** A source of its own for each day and use, so that a day comes out the same whatever days are planned with it. */
  randomFor(use: 'way' | 'impressions', day: Day): SeededRandom
}

/** A placeholder's route on one day, as it is stored. */
export interface PlannedRoute {
  /** Milliseconds since 1970 UTC. */
  startedAt: number
  endedAt: number
  miles: number
  polyline: string
  impressions: number
  ruleVersion: number
}

/**
 * The routes of a placeholder: one for each day from Monday to Friday that has ended by `now`, with impressions drawn
 * within the placeholder's limits. A day on which no route keeps within the mileage has none.
 */
export function planRoutes(plan: RoutePlan): PlannedRoute[] {
  const { placeholder, findLeg, startPoint, waypoints, timeZone, now, randomFor } = plan
  const workdays = listDays(plan.from, plan.to).filter(day => ![0, 6].includes(weekday(day)))
  return workdays.flatMap(day => {
    const way = routeForModel({
      findLeg,
      random: randomFor('way', day),
      startPoint,
      waypoints,
      numStops: placeholder.num_stops,
      minMileage: placeholder.min_mileage,
      maxMileage: placeholder.max_mileage,
      day,
      timeZone,
    })
    if (way === undefined || way.endedAt > now) return []
    const { min_impressions, max_impressions } = placeholder
    return {
      startedAt: way.startedAt,
      endedAt: way.endedAt,
      miles: way.miles,
      polyline: encodePolyline(way.points.flat()),
      impressions: randomFor('impressions', day).whole(min_impressions, max_impressions),
      ruleVersion: ROUTE_GENERATOR_VERSION,
    }
  })
}
