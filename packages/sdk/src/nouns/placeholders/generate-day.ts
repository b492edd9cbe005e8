import { localNoonMs } from '../../values/local-noon'
import type { SeededRandom } from '../../values/seeded-random'
import { type Day, HOUR_MS } from '../../values/utc-day'
import type { DayOutcome } from './day-outcome'
import { findWayOfDay, type WayWanted } from './find-way-of-day'
import type { Placeholder } from './placeholder'

/** Version of the route generator, stored with each route that it made. */
export const ROUTE_GENERATOR_VERSION = 2

export interface PlaceholderDay extends WayWanted {
  placeholder: WayWanted['placeholder'] & Pick<Placeholder, 'min_impressions' | 'max_impressions'>
  /** In the time zone, which is an IANA name. */
  day: Day
  timeZone: string
  /** Milliseconds since 1970 UTC. */
  now: number
  /** A source of its own for each day and use, so that a day comes out the same whatever days are generated with it. */
  randomFor(use: 'way' | 'impressions', day: Day): SeededRandom
}

/** Of the morning: hours before noon in the time zone. */
const STARTS_BEFORE_NOON = [2, 5] as const

/**
 * The route of a placeholder on one day: from its start point through drawn stops, within its mileage, with impressions
 * drawn within its limits. The same random source and router give the same route. Says why where there is none; a
 * problem that passes (`isPassing`) is for the caller to wait for.
 */
export async function generateDay(asked: PlaceholderDay): Promise<DayOutcome> {
  const { placeholder, day, now, randomFor } = asked
  const { min_impressions, max_impressions } = placeholder
  const noon = localNoonMs(day, asked.timeZone)
  if (noon - STARTS_BEFORE_NOON[0] * HOUR_MS > now) return { code: 'day_not_over' }
  if (placeholder.num_stops === 0) return { code: 'no_stops' }
  const random = randomFor('way', day)
  const found = await findWayOfDay(asked, random)
  if (!('way' in found)) return found
  const startedAt = noon - Math.round(random.between(...STARTS_BEFORE_NOON) * 3600) * 1000
  const endedAt = startedAt + Math.round(found.way.seconds * random.between(1.05, 1.3)) * 1000
  if (endedAt > now) return { code: 'day_not_over' }
  const { miles, polyline } = found.way
  const impressions = randomFor('impressions', day).whole(min_impressions, max_impressions)
  const route = { startedAt, endedAt, miles, polyline, impressions, ruleVersion: ROUTE_GENERATOR_VERSION }
  return { code: 'made', retries: found.retries, route }
}
