import { baseImpressions, countedMiles, isCapped, type CutPath } from '@product/sdk/nouns/driving'
import { utcDay } from '@product/sdk/values'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { paths, vehicle_days } from '../../db/tables/driving'
import { countingNumbers } from './counting-numbers-store'

const ofTruck = (truckId: number) => and(eq(paths.vehicle_kind, 'truck'), eq(paths.vehicle_id, truckId))

export async function deletePaths(tx: Db, truckId: number, cut: readonly CutPath[]): Promise<void> {
  const starts = cut.map(path => new Date(path.startedAt))
  await tx.delete(paths).where(and(ofTruck(truckId), inArray(paths.started_at, starts)))
}

export async function insertPaths(tx: Db, truckId: number, cut: readonly CutPath[]): Promise<void> {
  if (cut.length === 0) return
  await tx.insert(paths).values(
    cut.map(path => ({
      vehicle_kind: 'truck',
      vehicle_id: truckId,
      utc_day: utcDay(path.startedAt),
      started_at: new Date(path.startedAt),
      ended_at: new Date(path.endedAt),
      distance_miles: path.miles,
      polyline: path.polyline,
      rule_version: path.ruleVersion,
    })),
  )
}

/** A drive that was planned, not driven. */
export interface ModelledPath {
  /** Milliseconds since 1970 UTC. */
  startedAt: number
  endedAt: number
  miles: number
  polyline: string
  impressions: number
  /** Of the route generator. */
  ruleVersion: number
}

export async function insertModelledPaths(
  tx: Db,
  placeholderId: number,
  modelled: readonly ModelledPath[],
): Promise<void> {
  if (modelled.length === 0) return
  const added = modelled.map(path => ({
    vehicle_kind: 'placeholder',
    vehicle_id: placeholderId,
    utc_day: utcDay(path.startedAt),
    started_at: new Date(path.startedAt),
    ended_at: new Date(path.endedAt),
    distance_miles: path.miles,
    polyline: path.polyline,
    given_impressions: path.impressions,
    rule_version: path.ruleVersion,
  }))
  await tx.insert(paths).values(added)
  await sumVehicleDays(tx, 'placeholder', placeholderId, [...new Set(added.map(path => path.utc_day))])
}

/** Puts these paths in the place of all of a truck's day. */
export async function replaceDay(
  tx: Db,
  truckId: number,
  day: string,
  cut: readonly CutPath[],
): Promise<void> {
  await tx.delete(paths).where(and(ofTruck(truckId), eq(paths.utc_day, day)))
  await insertPaths(tx, truckId, cut)
  await sumDays(tx, truckId, [day])
}

export const sumDays = (tx: Db, truckId: number, days: readonly string[]): Promise<void> =>
  sumVehicleDays(tx, 'truck', truckId, days)

/** Reckons the per-day rows anew from the paths; a day without paths has no row. */
export async function sumVehicleDays(
  tx: Db,
  kind: 'truck' | 'placeholder',
  id: number,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return
  const list = [...days]
  await tx
    .delete(vehicle_days)
    .where(
      and(
        eq(vehicle_days.vehicle_kind, kind),
        eq(vehicle_days.vehicle_id, id),
        inArray(vehicle_days.utc_day, list),
      ),
    )
  // After the delete, which waits while the days are counted again: then these are the new numbers.
  const numbers = await countingNumbers(tx)
  const found = await rows<{ day: string; distance: number; given: number | null }>(
    tx,
    sql`select utc_day::text as day, distance_miles as distance, given_impressions as given from paths
      where vehicle_kind = ${kind} and vehicle_id = ${id}
        and utc_day in (${sql.join(
          list.map(day => sql`${day}::date`),
          sql`, `,
        )})
      order by started_at, path_id`,
  )
  const sums = new Map<string, typeof vehicle_days.$inferInsert>()
  for (const { day, distance, given } of found) {
    const sum = sums.get(day) ?? emptyDay(kind, id, day)
    sums.set(day, sum)
    sum.counted_miles += countedMiles({ distance })
    sum.base_impressions += given === null ? baseImpressions({ distance }, numbers) : 0
    sum.given_impressions += given ?? 0
    sum.paths += 1
    sum.capped += isCapped({ distance }) ? 1 : 0
    sum.estimated += given === null ? 1 : 0
  }
  if (sums.size > 0) await tx.insert(vehicle_days).values([...sums.values()])
}

const emptyDay = (kind: string, id: number, day: string): typeof vehicle_days.$inferInsert => ({
  vehicle_kind: kind,
  vehicle_id: id,
  utc_day: day,
  counted_miles: 0,
  base_impressions: 0,
  given_impressions: 0,
  paths: 0,
  capped: 0,
  estimated: 0,
})
