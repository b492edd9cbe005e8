import type { GpsFix } from '@product/sdk/nouns/driving'
import { encodePolyline, listDays, utcDay } from '@product/sdk/values'
import type { Db } from '../db/db'
import { paths } from '../db/tables/driving'
import type { RoadRouter } from '../outside/road-router'
import { sumVehicleDays } from '../nouns/driving/path-store'
import { recordGpsFixes } from '../nouns/driving/record-gps-fixes'
import type { DrivingArea } from './demo-areas'
import { driveDay } from './drive-along-roads'
import { routeForModel } from './route-for-model'
import { seededRandom } from './seeded-random'

export interface DrivingSpan {
  router: RoadRouter
  area: DrivingArea
  /** Days, both included. */
  from: string
  to: string
  now: Date
}

const yardOf = (area: DrivingArea, number: number) => {
  const yard = area.yards[number % area.yards.length]
  if (yard === undefined) throw new Error('The area has no yard')
  return yard
}

/** Lets a truck drive, fix by fix, the way a tracker delivers it. `skip` leaves out days (its receiver was off). */
export async function driveTruck(
  tx: Db,
  truckId: number,
  span: DrivingSpan,
  skip: (day: string) => boolean = () => false,
): Promise<void> {
  const { router, area, now } = span
  const home = yardOf(area, truckId)
  const days = listDays(span.from, span.to).filter(day => !skip(day))
  const fixes: GpsFix[] = days.flatMap(day => driveDay({ router, area, home, seed: `truck ${truckId}`, day }))
  await recordGpsFixes(
    tx,
    truckId,
    fixes.filter(fix => fix.at <= now.getTime()),
    now.getTime(),
  )
}

/** Version of the route generator, beside which the cutting rule's counts on its own. */
const GENERATOR_VERSION = 1

/** Plans a placeholder's routes: one a weekday, with impressions drawn within its limits. */
export async function planPlaceholder(
  tx: Db,
  placeholder: {
    placeholder_id: number
    num_stops: number
    min_mileage: number
    max_mileage: number
    min_impressions: number
    max_impressions: number
  },
  span: DrivingSpan,
): Promise<void> {
  const { router, area, now } = span
  const id = placeholder.placeholder_id
  const planned = listDays(span.from, span.to).flatMap(day => {
    const route = routeForModel({
      router,
      startPoint: yardOf(area, id),
      waypoints: area.stops,
      numStops: placeholder.num_stops,
      minMileage: placeholder.min_mileage,
      maxMileage: placeholder.max_mileage,
      seed: `placeholder ${id}`,
      day,
      timeZone: area.timeZone,
    })
    const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
    if (route === undefined || weekend || route.endedAt > now.getTime()) return []
    const { min_impressions, max_impressions } = placeholder
    return {
      vehicle_kind: 'placeholder',
      vehicle_id: id,
      utc_day: utcDay(route.startedAt),
      started_at: new Date(route.startedAt),
      ended_at: new Date(route.endedAt),
      distance_miles: route.miles,
      polyline: encodePolyline(route.points.flat()),
      given_impressions: seededRandom(`impressions ${id} ${day}`).whole(min_impressions, max_impressions),
      rule_version: GENERATOR_VERSION,
    }
  })
  if (planned.length === 0) return
  await tx.insert(paths).values(planned)
  await sumVehicleDays(tx, 'placeholder', id, [...new Set(planned.map(path => path.utc_day))])
}
