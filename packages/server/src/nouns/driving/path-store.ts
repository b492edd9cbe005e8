import type { CutPath } from '@product/sdk/nouns/driving'
import { utcDay } from '@product/sdk/values'
import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { day_lines, paths, vehicle_days } from '../../db/tables/driving'
import { sumVehicleDays } from './day-sum-store'
import { startedOn } from './started-on'

const ofTruck = (truckId: number) => and(eq(paths.vehicle_kind, 'truck'), eq(paths.vehicle_id, truckId))

async function insertPaths(tx: Db, truckId: number, cut: readonly CutPath[]): Promise<void> {
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
  /** What its random draws began with. */
  seed?: string
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
    seed: path.seed,
  }))
  await tx.insert(paths).values(added)
  await sumVehicleDays(tx, 'placeholder', placeholderId, [...new Set(added.map(path => path.utc_day))])
}

/** Puts a modelled path, or none, in the place of all of a placeholder's UTC day. */
export async function replaceModelledDay(
  tx: Db,
  placeholderId: number,
  day: string,
  path: ModelledPath | undefined,
): Promise<void> {
  await tx
    .delete(paths)
    .where(and(eq(paths.vehicle_kind, 'placeholder'), eq(paths.vehicle_id, placeholderId), startedOn([day])))
  if (path) await insertModelledPaths(tx, placeholderId, [path])
  await sumVehicleDays(tx, 'placeholder', placeholderId, [day])
}

/** Puts these paths in the place of all of a truck's day. */
export async function replaceDay(
  tx: Db,
  truckId: number,
  day: string,
  cut: readonly CutPath[],
): Promise<void> {
  await tx.delete(paths).where(and(ofTruck(truckId), startedOn([day])))
  await insertPaths(tx, truckId, cut)
  await sumVehicleDays(tx, 'truck', truckId, [day])
}

/**
 * Puts these paths in the place of all of a truck's that start at an instant (ms) or later; of none where it is null.
 */
export async function replaceSince(
  tx: Db,
  truckId: number,
  since: number | null,
  cut: readonly CutPath[],
): Promise<void> {
  const gone =
    since === null
      ? []
      : await tx
          .delete(paths)
          .where(and(ofTruck(truckId), gte(paths.started_at, new Date(since))))
          .returning({ day: paths.utc_day })
  await insertPaths(tx, truckId, cut)
  const days = new Set([...gone.map(({ day }) => day), ...cut.map(path => utcDay(path.startedAt))])
  await sumVehicleDays(tx, 'truck', truckId, [...days])
}

/** Deletes what was modelled for a placeholder. */
export async function deleteModelledPaths(tx: Db, placeholderId: number): Promise<void> {
  const isOf = (table: typeof paths | typeof vehicle_days | typeof day_lines) =>
    and(eq(table.vehicle_kind, 'placeholder'), eq(table.vehicle_id, placeholderId))
  await tx.delete(paths).where(isOf(paths))
  await tx.delete(vehicle_days).where(isOf(vehicle_days))
  await tx.delete(day_lines).where(isOf(day_lines))
}
