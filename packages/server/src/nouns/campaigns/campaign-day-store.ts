import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import type { RoutePath } from '@product/sdk/nouns/driving'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { jsonObject, jsonPlain, jsonText } from '../../db/json-sql'
import { dayBefore, drawDays, goodLines, type UndrawnDay, undrawnColumns } from '../driving/day-line-store'
import { type CampaignEstimate, dayImpressions, type VehicleTexts, vehicleTexts } from './campaign-path-store'
import { blended, daySumsSince, type SourceJoin, withOwnDays, withSources } from './vehicle-sources'

const undrawnDays = (db: Db, vehicles: readonly CampaignVehicle[], join: SourceJoin): Promise<UndrawnDay[]> =>
  rows(
    db,
    sql`${withSources(vehicles)} select distinct ${undrawnColumns}
      from source ${join(sql`day`, sql`source`)} ${goodLines} where line.lines is null`,
  )

/**
 * The days' rows with their vehicles, without texts, which would be sorted with them. The new ground of a day is good where
 * it and all before it in the month were found one behind the other, as they come in this answer.
 */
const daysToDraw = (
  join: SourceJoin,
): SQL => sql`select behind.*, bool_and(behind.follows) over month as has_ground
  from (select day.*, source.vehicle, source.provenance, line.made_from,
      line.day_before is not distinct from ${dayBefore(sql`lag(day.utc_day) over month`)} as follows
    from source ${join(sql`day`, sql`source`)} ${goodLines}
    where ${blended(sql`day`)}
    window ${month(sql`source`, sql`day`)}) behind
  window ${month(sql`behind`, sql`behind`)}`

const month = (
  source: SQL,
  day: SQL,
): SQL => sql`month as (partition by ${source}.vehicle, ${day}.vehicle_kind,
  ${day}.vehicle_id, date_trunc('month', ${day}.utc_day) order by ${day}.utc_day)`

/**
 * The days of the vehicles from `since` (ms, the start of a UTC day) on as `RoutePath`s, each vehicle's in order of the
 * day. Lines that are not stored, those of today as a rule, are made on the way.
 */
export async function dayPathTexts(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since: number,
  estimate: CampaignEstimate,
  lines: 'fitting' | 'ground',
): Promise<VehicleTexts> {
  const join = daySumsSince(vehicles, since)
  const drawn = await drawDays(db, await undrawnDays(db, vehicles, join))
  const isGround = sql`(${lines === 'ground'}::boolean and day.has_ground)`
  const allLines = sql`coalesce(line.lines, fresh.lines, '')`
  const fields: Record<keyof RoutePath, SQL> = {
    start: sql`'"' || day.utc_day || 'T00:00:00.000Z"'`,
    end: sql`'"' || day.utc_day || 'T23:59:59.999Z"'`,
    distance: jsonPlain(sql`day.counted_miles`),
    impressions: jsonPlain(dayImpressions(estimate)),
    polyline: jsonText(sql`case when ${isGround} then line.ground else ${allLines} end`),
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
  return vehicleTexts(
    db,
    sql`${withOwnDays(vehicles, join)},
      fresh as (select * from json_to_recordset(${JSON.stringify(drawn)}::json)
        as listed(kind text, id int, day date, lines text))
      select day.vehicle, string_agg(${jsonObject(fields)}, ',' order by day.utc_day, day.vehicle_id) as items
      from (${daysToDraw(join)}) day
      left join day_lines line on line.vehicle_kind = day.vehicle_kind and line.vehicle_id = day.vehicle_id
        and line.utc_day = day.utc_day and line.made_from = day.made_from
      left join fresh on fresh.kind = day.vehicle_kind and fresh.id = day.vehicle_id and fresh.day = day.utc_day
      group by day.vehicle`,
  )
}
