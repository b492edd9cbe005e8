import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import type { RoutePath } from '@product/sdk/nouns/driving'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { jsonObject, jsonPlain, jsonText } from '../../db/json-sql'
import { dayBefore, drawDays, goodLines, type VehicleDay } from '../driving/day-line-store'
import { type CampaignEstimate, dayImpressions, type VehicleTexts } from './campaign-path-store'
import { blended, daySumsSince, type SourceJoin, withOwnDays } from './vehicle-sources'

/**
 * What stands in an answer for the line of a day that is not drawn, until it is. A polyline has no digits, so none is taken
 * for one of these.
 */
const UNDRAWN = /"polyline":"(\d[^"]*)"/g
const undrawnName = sql`day.utc_day || ' ' || day.vehicle_kind || ' ' || day.vehicle_id`
const nameOf = ({ day, kind, id }: VehicleDay): string => `${day} ${kind} ${id}`

const monthStart = sql`date_trunc('month', day.utc_day::timestamp)`

/**
 * The days' rows with their vehicles, without texts, which would be sorted with them. The new ground of a day is good where
 * it and all before it in the month were found one behind the other, as they come in this answer.
 */
const daysToDraw = (join: SourceJoin): SQL => sql`select behind.*, bool_and(behind.follows)
    over (partition by behind.vehicle, behind.vehicle_kind, behind.vehicle_id, behind.month order by behind.utc_day) as has_ground
  from (select day.*, source.vehicle, source.provenance, line.made_from, ${monthStart} as month,
      line.day_before is not distinct from ${dayBefore(sql`lag(day.utc_day) over month`)} as follows
    from source ${join(sql`day`, sql`source`)} ${goodLines}
    where ${blended(sql`day`)}
    window month as (partition by source.vehicle, day.vehicle_kind, day.vehicle_id, ${monthStart} order by day.utc_day)) behind`

interface FoundTexts {
  vehicle: number
  items: string
  /** Of whose days the lines are not in `items`. */
  undrawn: VehicleDay[] | null
}

/** Lines that are not stored, those of today as a rule, made on the way. */
async function withLines(db: Db, found: readonly FoundTexts[]): Promise<VehicleTexts> {
  // Two vehicles may show the same day.
  const undrawn = new Map(found.flatMap(({ undrawn }) => undrawn ?? []).map(day => [nameOf(day), day]))
  const drawn = await drawDays(db, [...undrawn.values()])
  const lines = new Map(drawn.map(day => [nameOf(day), `"polyline":${JSON.stringify(day.lines)}`]))
  const lineOf = (_: string, name: string): string => {
    const line = lines.get(name)
    if (line === undefined) throw new Error(`The day ${name} has no line`)
    return line
  }
  return new Map(
    found.map(({ vehicle, items, undrawn }) => [
      vehicle,
      undrawn ? items.replaceAll(UNDRAWN, lineOf) : items,
    ]),
  )
}

/**
 * The days of the vehicles from `since` (ms, the start of a UTC day) on as `RoutePath`s, each vehicle's in order of the
 * day.
 */
export async function dayPathTexts(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since: number,
  estimate: CampaignEstimate,
  lines: 'fitting' | 'ground',
): Promise<VehicleTexts> {
  const join = daySumsSince(vehicles, since)
  const isGround = sql`(${lines === 'ground'}::boolean and day.has_ground)`
  const fields: Record<keyof RoutePath, SQL> = {
    start: sql`'"' || day.utc_day || 'T00:00:00.000Z"'`,
    end: sql`'"' || day.utc_day || 'T23:59:59.999Z"'`,
    distance: jsonPlain(sql`day.counted_miles`),
    impressions: jsonPlain(dayImpressions(estimate)),
    polyline: jsonText(
      sql`case when ${isGround} then line.ground else coalesce(line.lines, ${undrawnName}) end`,
    ),
    provenance: jsonText(sql`day.provenance`),
    capped: jsonPlain(sql`day.capped > 0`),
    estimated: jsonPlain(sql`day.driven + day.resting > 0`),
    day: jsonObject({
      paths: jsonPlain(sql`day.paths`),
      capped: jsonPlain(sql`day.capped`),
      estimated: jsonPlain(sql`day.driven + day.resting`),
      covered: jsonPlain(sql`${isGround} and line.ground = '' and line.lines <> ''`),
    }),
  }
  const found = await rows<FoundTexts>(
    db,
    sql`${withOwnDays(vehicles, join)}
      select day.vehicle, string_agg(${jsonObject(fields)}, ',' order by day.utc_day, day.vehicle_id) as items,
        json_agg(json_build_object('kind', day.vehicle_kind, 'id', day.vehicle_id, 'day', day.utc_day))
          filter (where line.lines is null) as undrawn
      from (${daysToDraw(join)}) day
      left join day_lines line on line.vehicle_kind = day.vehicle_kind and line.vehicle_id = day.vehicle_id
        and line.utc_day = day.utc_day and line.made_from = day.made_from
      group by day.vehicle`,
  )
  return withLines(db, found)
}
