import type { CampaignVehicle, PathSource } from '@product/sdk/nouns/campaigns'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { rows } from '../../db/db'

/** A source with its vehicle's place in the list, and whether it only fills the days without GPS. */
interface NumberedSource extends PathSource {
  vehicle: number
  fills: boolean
}

const numbered = (vehicles: readonly CampaignVehicle[]): NumberedSource[] =>
  vehicles.flatMap((vehicle, index) => [
    ...vehicle.sources.map(source => ({ ...source, vehicle: index, fills: false })),
    ...vehicle.fallback.map(source => ({ ...source, vehicle: index, fills: true })),
  ])

/** The sources as a table that SQL can join, on either driver. */
const sourceTable = (vehicles: readonly CampaignVehicle[]) =>
  sql`json_to_recordset(${JSON.stringify(numbered(vehicles))}::json)
    as source(vehicle int, fills boolean, kind text, id int, "fromDay" date, "toDay" date)`

export interface FoundPath {
  vehicle: number
  fills: boolean
  utcDay: string
  start: number
  end: number
  distance: number
  given: number | null
}

/** Paths of the vehicles that started at or after `since` (ms), in order of vehicle and start. */
export const findPaths = <WithLine extends boolean>(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since: number,
  withLine: WithLine,
): Promise<(FoundPath & (WithLine extends true ? { polyline: string } : unknown))[]> =>
  rows(
    db,
    sql`select source.vehicle, source.fills, path.utc_day::text as "utcDay",
        (extract(epoch from path.started_at) * 1000)::float8 as start,
        (extract(epoch from path.ended_at) * 1000)::float8 as "end",
        path.distance_miles as distance, path.given_impressions as given
        ${withLine ? sql`, path.polyline` : sql``}
      from ${sourceTable(vehicles)}
      join paths path on path.vehicle_kind = source.kind and path.vehicle_id = source.id
        and path.started_at >= greatest(source."fromDay"::timestamp at time zone 'UTC', to_timestamp(${since / 1000}::float8))
        and path.started_at < (source."toDay" + 1)::timestamp at time zone 'UTC'
      order by source.vehicle, path.started_at, path.path_id`,
  )

export interface FoundDay {
  vehicle: number
  fills: boolean
  utcDay: string
  miles: number
  base: number
  given: number
  paths: number
  capped: number
  estimated: number
}

/** The per-day sums of the vehicles, in order of vehicle and day. */
export const findDays = (db: Db, vehicles: readonly CampaignVehicle[]): Promise<FoundDay[]> =>
  rows(
    db,
    sql`select source.vehicle, source.fills, day.utc_day::text as "utcDay", day.counted_miles as miles,
        day.base_impressions as base, day.given_impressions as given, day.paths, day.capped, day.estimated
      from ${sourceTable(vehicles)}
      join vehicle_days day on day.vehicle_kind = source.kind and day.vehicle_id = source.id
        and day.utc_day between source."fromDay" and source."toDay"
      order by source.vehicle, day.utc_day`,
  )

/** The rows of each vehicle, by its place in the list, apart by whether they only fill. */
export function byVehicle<Row extends { vehicle: number; fills: boolean }>(
  found: readonly Row[],
  count: number,
): { own: Row[]; fill: Row[] }[] {
  const lists = Array.from({ length: count }, (): { own: Row[]; fill: Row[] } => ({ own: [], fill: [] }))
  for (const row of found) {
    const list = lists[row.vehicle]
    if (row.fills) list?.fill.push(row)
    else list?.own.push(row)
  }
  return lists
}
