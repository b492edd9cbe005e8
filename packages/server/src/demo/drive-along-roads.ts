import type { GpsFix } from '@product/sdk/nouns/driving'
import {
  HOUR_MS,
  type LngLat,
  localNoonMs,
  type SeededRandom,
  seededRandom,
  weekday,
} from '@product/sdk/values'
import type { RoadRoute } from '../outside/road-router'
import type { DrivingArea } from './demo-areas'
import { drive } from './drive-leg'
import type { FindLeg } from './find-legs'
import { readGps } from './gps-receiver'
import { type DayBounds, planRound } from './plan-day'

export interface DriveDay {
  findLeg: FindLeg
  area: DrivingArea
  /** The truck's yard, where the day begins and ends. */
  home: LngLat
  /** The truck: the same seed and day give the same fixes. */
  seed: string
  /** `YYYY-MM-DD` in the area's time zone; a late round may end on the next day in UTC. */
  day: string
}

const MINUTE = 60_000
const PARKED_EVERY = 10 * MINUTE
const workday: DayBounds = { stops: [3, 7], miles: [60, 160] }
const saturday: DayBounds = { stops: [2, 4], miles: [30, 90] }

/**
 * A delivery truck's day as its tracker would have delivered it, in order of time: one fix a minute under way and one
 * at a sharp turn, one in ten minutes at a stop, none at night. Two Saturdays in five are worked, Sundays never, and
 * one workday in twenty-five the truck stays in the yard; such a day has no fixes.
 */
export function driveDay({ findLeg, area, home, seed, day }: DriveDay): GpsFix[] {
  const random = seededRandom(`${seed} ${day}`)
  const onDuty = random.next()
  const date = weekday(day)
  if (date === 0 || onDuty > (date === 6 ? 0.4 : 0.96)) return []
  const round = planRound(area, home, date === 6 ? saturday : workday, findLeg, random)
  const midnight = localNoonMs(day, area.timeZone) - 12 * HOUR_MS
  let at = midnight + Math.round(random.between(5.75, 8.75) * 3600) * 1000
  const fixes: GpsFix[] = []
  round.forEach((leg, index) => {
    at = driveOne(leg, at, midnight, random, fixes)
    if (index < round.length - 1) at = park(leg, at, random, fixes)
  })
  return fixes
}

/** Adds the fixes of one leg and returns when it ended. */
function driveOne(
  leg: RoadRoute,
  start: number,
  midnight: number,
  random: SeededRandom,
  fixes: GpsFix[],
): number {
  const step = drive(leg)
  const pace = random.between(0.9, 1.1)
  let at = start
  let place = step(0)
  let speed = 0
  while (!place.arrived) {
    fixes.push(...readGps(at, place.at, speed, random))
    const traffic = pace * jam(place.freeway, (at - midnight) / HOUR_MS) * random.between(0.88, 1.1)
    place = step(60 * traffic)
    speed = place.metersPerSecond * traffic
    at += Math.max(1, Math.round(place.seconds / traffic)) * 1000
  }
  fixes.push(...readGps(at, place.at, 0, random))
  return at
}

/** How much of the usual speed traffic leaves at that hour of the local day. */
function jam(freeway: boolean, hour: number): number {
  const rush = Math.max(0, 1 - Math.abs(hour - 8) / 1.5) + Math.max(0, 1 - Math.abs(hour - 17) / 2)
  return 1 - (freeway ? 0.35 : 0.2) * rush
}

/** Adds the fixes of a stop at the end of a leg and returns when the truck drives on. */
function park(leg: RoadRoute, start: number, random: SeededRandom, fixes: GpsFix[]): number {
  const end = start + random.whole(5, 50) * MINUTE
  const at = leg.points[leg.points.length - 1]
  if (at)
    for (let t = start + PARKED_EVERY; t < end - MINUTE; t += PARKED_EVERY)
      fixes.push(...readGps(t, at, 0, random))
  return end
}
