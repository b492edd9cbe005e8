import type { LngLat } from '../../values/geo'
import { localNoonMs } from '../../values/local-noon'
import type { SeededRandom } from '../../values/seeded-random'
import type { Day } from '../../values/utc-day'
import type { FindLeg, Way } from './router'

export interface ModelledDay {
  findLeg: FindLeg
  random: SeededRandom
  startPoint: LngLat
  /** Drawn from at random; a place listed twice is drawn twice as often. */
  waypoints: readonly LngLat[]
  numStops: number
  minMileage: number
  maxMileage: number
  /** In the time zone, which is an IANA name. */
  day: Day
  timeZone: string
}

export interface ModelledWay {
  /** Milliseconds since 1970 UTC. */
  startedAt: number
  endedAt: number
  points: LngLat[]
  miles: number
}

const TRIES = 60

/**
 * The way of a Rep Route or macro on one day: from its start point through drawn waypoints along the roads, begun two
 * to five hours before noon in the time zone. The same random source gives the same way. Undefined where no draw of
 * many keeps within the mileage.
 */
export function routeForModel(model: ModelledDay): ModelledWay | undefined {
  const { random } = model
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const legs = drawLegs(model)
    const miles = legs.reduce((sum, leg) => sum + leg.miles, 0)
    if (legs.length === 0 || miles < model.minMileage || miles > model.maxMileage) continue
    const startedAt = localNoonMs(model.day, model.timeZone) - Math.round(random.between(2, 5) * 3600) * 1000
    const seconds = legs.reduce((sum, leg) => sum + leg.seconds, 0) * random.between(1.05, 1.3)
    return {
      startedAt,
      endedAt: startedAt + Math.round(seconds) * 1000,
      points: legs.flatMap((leg, i) => (i === 0 ? leg.points : leg.points.slice(1))),
      miles,
    }
  }
  return undefined
}

/** Ways from the start through the drawn stops; empty where a place can't be reached. */
function drawLegs({ findLeg, random, startPoint, waypoints, numStops }: ModelledDay): Way[] {
  const legs: Way[] = []
  let at = startPoint
  for (let stop = 0; stop < numStops && waypoints.length > 0; stop++) {
    const next = random.pick(waypoints)
    if (next === at) continue
    const leg = findLeg(at, next)
    if (!leg) return []
    if (leg.miles > 0) legs.push(leg)
    at = next
  }
  return legs
}
