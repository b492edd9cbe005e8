import { countedMiles, isCapped } from '@product/sdk/nouns/driving'
import { type Day, endOfLosAngelesDay, losAngelesDay, startOfLosAngelesDay } from '@product/sdk/values'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { paths } from '../../db/tables/driving'

/** Days of Los Angeles, both included. */
export interface DaySpan {
  first: Day
  last: Day
}

/** Paths of a truck that began within the days. */
const begunWithin = (truckId: number, span: DaySpan) =>
  and(
    eq(paths.vehicle_kind, 'truck'),
    eq(paths.vehicle_id, truckId),
    gte(paths.started_at, new Date(startOfLosAngelesDay(span.first))),
    lte(paths.started_at, new Date(endOfLosAngelesDay(span.last))),
  )

/** A truck's drives that began within the days, by their start. Miles as counted. */
export async function truckDrives(db: Db, truckId: number, span: DaySpan) {
  const found = await db
    .select({
      started_at: paths.started_at,
      ended_at: paths.ended_at,
      distance: paths.distance_miles,
      polyline: paths.polyline,
    })
    .from(paths)
    .where(begunWithin(truckId, span))
    .orderBy(paths.started_at, paths.path_id)
  return found.map(path => ({
    start: path.started_at.toISOString(),
    end: path.ended_at.toISOString(),
    distance: countedMiles(path),
    polyline: path.polyline,
    capped: isCapped(path),
  }))
}

/** Miles as counted by the day on which the drive began; a day without a drive is left out. */
export async function truckMilesByDay(db: Db, truckId: number, span: DaySpan): Promise<Map<Day, number>> {
  const found = await db
    .select({ started_at: paths.started_at, distance: paths.distance_miles })
    .from(paths)
    .where(begunWithin(truckId, span))
    .orderBy(paths.started_at, paths.path_id)
  const miles = new Map<Day, number>()
  for (const path of found) {
    const day = losAngelesDay(path.started_at)
    miles.set(day, (miles.get(day) ?? 0) + countedMiles(path))
  }
  return miles
}

/** Days of the span on which the truck's tracker took a fix. */
export async function trackedDays(db: Db, truckId: number, span: DaySpan): Promise<Set<Day>> {
  const found = await rows<{ day: Day }>(
    db,
    sql`select distinct (fixed_at at time zone 'America/Los_Angeles')::date::text as day from fixes
      where truck_id = ${truckId}
        and fixed_at >= ${new Date(startOfLosAngelesDay(span.first)).toISOString()}::timestamptz
        and fixed_at <= ${new Date(endOfLosAngelesDay(span.last)).toISOString()}::timestamptz`,
  )
  return new Set(found.map(({ day }) => day))
}

/** When the truck's first fix was taken. */
export async function firstFixAt(db: Db, truckId: number): Promise<Date | undefined> {
  const found = await rows<{ at: number | null }>(
    db,
    sql`select (extract(epoch from min(fixed_at)) * 1000)::float8 as at from fixes where truck_id = ${truckId}`,
  )
  const at = first(found)?.at
  return at === null || at === undefined ? undefined : new Date(Math.round(at))
}
