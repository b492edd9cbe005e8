import type { CutPath } from '@product/sdk/nouns/driving'
import { utcDay } from '@product/sdk/values'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
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

/** Instants (ms); paths that start at `until` are not meant. */
export interface StartSpan {
  from: number
  until: number
}

/**
 * Puts these paths, in order, in the place of a truck's that start within a span. What is there already is left alone:
 * only the days of paths that change have their sums made anew.
 */
export async function replacePaths(
  tx: Db,
  truckId: number,
  { from, until }: StartSpan,
  cut: readonly CutPath[],
): Promise<void> {
  const known = await tx
    .select()
    .from(paths)
    .where(
      and(
        ofTruck(truckId),
        gte(paths.started_at, new Date(from)),
        Number.isFinite(until) ? lt(paths.started_at, new Date(until)) : undefined,
      ),
    )
  const byStart = new Map(known.map(path => [path.started_at.getTime(), path]))
  const added = cut.filter(path => !byStart.has(path.startedAt))
  const moved: MovedPath[] = []
  for (const path of cut) {
    const old = byStart.get(path.startedAt)
    if (old !== undefined && !isSame(old, path)) moved.push({ id: old.path_id, ...path })
    byStart.delete(path.startedAt)
  }
  const gone = [...byStart.values()]
  if (gone.length > 0) {
    await tx.delete(paths).where(
      and(
        ofTruck(truckId),
        inArray(
          paths.started_at,
          gone.map(path => path.started_at),
        ),
        inArray(
          paths.path_id,
          gone.map(path => path.path_id),
        ),
      ),
    )
  }
  await movePaths(tx, truckId, moved)
  await insertPaths(tx, truckId, added)
  const days = new Set([...added, ...moved].map(path => utcDay(path.startedAt)))
  for (const { utc_day } of gone) days.add(utc_day)
  await sumVehicleDays(tx, 'truck', truckId, [...days])
}

type MovedPath = CutPath & { id: number }

const isSame = (stored: typeof paths.$inferSelect, path: CutPath): boolean =>
  stored.ended_at.getTime() === path.endedAt &&
  stored.distance_miles === path.miles &&
  stored.polyline === path.polyline &&
  stored.rule_version === path.ruleVersion

/** Gives paths another end. */
async function movePaths(tx: Db, truckId: number, moved: readonly MovedPath[]): Promise<void> {
  if (moved.length === 0) return
  const list = moved.map(({ id, startedAt, endedAt, miles, polyline, ruleVersion }) => ({
    id,
    started: new Date(startedAt).toISOString(),
    ended: new Date(endedAt).toISOString(),
    miles,
    line: polyline,
    version: ruleVersion,
  }))
  await tx.execute(
    sql`update paths set ended_at = moved.ended, distance_miles = moved.miles, polyline = moved.line,
        rule_version = moved.version
      from json_to_recordset(${JSON.stringify(list)}::json)
        as moved(id bigint, started timestamptz, ended timestamptz, miles float8, line text, version int)
      where vehicle_kind = 'truck' and vehicle_id = ${truckId} and started_at = moved.started and path_id = moved.id`,
  )
}

/** Deletes what was modelled for a placeholder. */
export async function deleteModelledPaths(tx: Db, placeholderId: number): Promise<void> {
  const isOf = (table: typeof paths | typeof vehicle_days | typeof day_lines) =>
    and(eq(table.vehicle_kind, 'placeholder'), eq(table.vehicle_id, placeholderId))
  await tx.delete(paths).where(isOf(paths))
  await tx.delete(vehicle_days).where(isOf(vehicle_days))
  await tx.delete(day_lines).where(isOf(day_lines))
}
