import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import type { AnalyticsEntry, ImpressionRules, PathTotals, RoutePath } from '@product/sdk/nouns/driving'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { jsonInstant, jsonObject, jsonPlain, jsonText } from '../../db/json-sql'
import {
  baseImpressionsSql,
  campaignFactorSql,
  countedMilesSql,
  dayBaseSql,
  isCappedSql,
} from '../driving/estimate-sql'
import { blended, daySumsSince, pathsSince, type SourceJoin, withOwnDays } from './vehicle-sources'

/** What a campaign's estimates depend on. */
export interface CampaignEstimate {
  campaignId: number
  rules: ImpressionRules
}

/** By a vehicle's place in the list: its items as JSON, with commas between. A vehicle without any has none. */
export type VehicleTexts = ReadonlyMap<number, string>

export async function vehicleTexts(db: Db, query: SQL): Promise<VehicleTexts> {
  const found = await rows<{ vehicle: number; items: string }>(db, query)
  return new Map(found.map(({ vehicle, items }) => [vehicle, items]))
}

/** A stored path as the campaign sees it: capped, and estimated by the rules where nothing is given. */
function totalsOf({ campaignId, rules }: CampaignEstimate): Record<keyof PathTotals, SQL> {
  const miles = countedMilesSql(sql`path.distance_miles`)
  const factor = campaignFactorSql(sql`(path.started_at at time zone 'UTC')::date`, campaignId, rules)
  return {
    start: jsonInstant(sql`path.started_at`),
    end: jsonInstant(sql`path.ended_at`),
    distance: jsonPlain(miles),
    impressions: jsonPlain(
      sql`coalesce(path.given_impressions, ${baseImpressionsSql(miles, rules)} * ${factor})`,
    ),
  }
}

/**
 * The paths of the vehicles from `since` (ms) on, each vehicle's in order of their start. They are sorted before their texts
 * are made: PostgreSQL 15 would sort the texts with them.
 */
function pathTexts(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since: number,
  fields: Record<string, SQL>,
): Promise<VehicleTexts> {
  const join = pathsSince(vehicles, since)
  return vehicleTexts(
    db,
    sql`${withOwnDays(vehicles, join)}
      select path.vehicle, string_agg(${jsonObject(fields)}, ',') as items
      from (select path.*, source.vehicle, source.provenance from source ${join(sql`path`, sql`source`)}
        where ${blended(sql`path`)}
        order by source.vehicle, path.started_at, path.path_id) path
      group by path.vehicle`,
  )
}

/** `RoutePath`s. */
export function routePathTexts(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  since: number,
  estimate: CampaignEstimate,
): Promise<VehicleTexts> {
  const fields: Record<Exclude<keyof RoutePath, 'day'>, SQL> = {
    ...totalsOf(estimate),
    polyline: jsonText(sql`path.polyline`),
    provenance: jsonText(sql`path.provenance`),
    capped: jsonPlain(isCappedSql(sql`path.distance_miles`)),
    estimated: jsonPlain(sql`path.given_impressions is null`),
  }
  return pathTexts(db, vehicles, since, fields)
}

/** `PathTotals` of all time. */
export const pathTotalTexts = (db: Db, vehicles: readonly CampaignVehicle[], estimate: CampaignEstimate) =>
  pathTexts(db, vehicles, 0, totalsOf(estimate))

/** All paths of a day share its factor, so the day's sum takes it once. */
export const dayImpressions = ({ campaignId, rules }: CampaignEstimate): SQL =>
  sql`${dayBaseSql(sql`day`, rules)} * ${campaignFactorSql(sql`day.utc_day`, campaignId, rules)} + day.given_impressions`

/** `AnalyticsEntry`s: the per-day sums of the vehicles, each vehicle's in order of the day. */
export function dayTexts(
  db: Db,
  vehicles: readonly CampaignVehicle[],
  estimate: CampaignEstimate,
): Promise<VehicleTexts> {
  const fields: Record<keyof AnalyticsEntry, SQL> = {
    campaignId: jsonPlain(sql`${estimate.campaignId}::int`),
    date: jsonText(sql`day.utc_day`),
    distance: jsonPlain(sql`day.counted_miles`),
    impressions: jsonPlain(dayImpressions(estimate)),
    provenance: jsonText(sql`day.provenance`),
    capped: jsonPlain(sql`day.capped`),
    estimated: jsonPlain(sql`day.driven + day.resting > 0`),
  }
  const join = daySumsSince(vehicles, 0)
  return vehicleTexts(
    db,
    sql`${withOwnDays(vehicles, join)}
      select day.vehicle, string_agg(${jsonObject(fields)}, ',') as items
      from (select day.*, source.vehicle, source.provenance from source ${join(sql`day`, sql`source`)}
        where ${blended(sql`day`)}
        order by source.vehicle, day.utc_day, day.vehicle_id) day
      group by day.vehicle`,
  )
}

export interface FoundDay {
  vehicle: number
  provenance: CampaignVehicle['provenance']
  utcDay: string
  miles: number
  estimatedMiles: number
  driven: number
  resting: number
  given: number
  paths: number
  capped: number
}

/** The per-day sums of the vehicles, in order of vehicle and day. */
export const findDays = (
  db: Db,
  vehicles: readonly CampaignVehicle[],
  join: SourceJoin = daySumsSince(vehicles, 0),
): Promise<FoundDay[]> =>
  rows(
    db,
    sql`${withOwnDays(vehicles, join)}
      select source.vehicle, source.provenance, day.utc_day::text as "utcDay", day.counted_miles as miles,
        day.estimated_miles as "estimatedMiles", day.driven, day.resting, day.given_impressions as given,
        day.paths, day.capped
      from source ${join(sql`day`, sql`source`)}
      where ${blended(sql`day`)}
      order by source.vehicle, day.utc_day, day.vehicle_id`,
  )
