import type { CampaignVehicle, PathSource } from '@product/sdk/nouns/campaigns'
import type { Provenance } from '@product/sdk/nouns/driving'
import { type Day, DAY_MS, dayStartMs, utcDay } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'

/** A source with its vehicle's place in the list, and whether it only fills the days without GPS. */
interface NumberedSource extends PathSource {
  vehicle: number
  fills: boolean
  provenance: Provenance
}

const numbered = (vehicles: readonly CampaignVehicle[]): NumberedSource[] =>
  vehicles.flatMap(({ sources, fallback, provenance }, vehicle) => [
    ...sources.map(source => ({ ...source, vehicle, fills: false, provenance })),
    ...fallback.map(source => ({ ...source, vehicle, fills: true, provenance: 'macro' as const })),
  ])

/**
 * The sources as a table `source` that SQL can join, on either driver. PostgreSQL takes any list for a hundred, and would
 * read the whole table for the paths of one vehicle: the limit tells it how many there are.
 */
export function withSources(vehicles: readonly CampaignVehicle[]): SQL {
  const sources = numbered(vehicles)
  return sql`with source as (select * from json_to_recordset(${JSON.stringify(sources)}::json) as listed(
    vehicle int, fills boolean, provenance text, kind text, id int, "fromDay" date, "toDay" date)
    limit ${sources.length}::int)`
}

/** How a table joins its sources: a row of `name` belongs to the source `of`. */
export type SourceJoin = (name: SQL, of: SQL) => SQL

/**
 * The first and the last day (UTC) of any source. A join says them beside what each row must fit: PostgreSQL reckons with
 * what it knows before it reads the sources, and would read all years for a month.
 */
function reachOf(vehicles: readonly CampaignVehicle[]): { first: Day; last: Day } {
  const days = vehicles.flatMap(({ sources, fallback }) => [...sources, ...fallback])
  // Dates of four digits are in the order of their text.
  const [first = '9999-12-31'] = days.map(({ fromDay }) => fromDay).toSorted()
  const last = days.map(({ toDay }) => toDay).toSorted()
  return { first, last: last.at(-1) ?? first }
}

/** Paths of the vehicles' sources that started at or after `since` (ms). */
export function pathsSince(vehicles: readonly CampaignVehicle[], since: number): SourceJoin {
  const { first, last } = reachOf(vehicles)
  const [from, until] = [Math.max(since, dayStartMs(first)), dayStartMs(last) + DAY_MS]
  return (name, of) =>
    sql`join paths ${name} on ${name}.vehicle_kind = ${of}.kind and ${name}.vehicle_id = ${of}.id
    and ${name}.started_at >= ${of}."fromDay"::timestamp at time zone 'UTC'
    and ${name}.started_at < (${of}."toDay" + 1)::timestamp at time zone 'UTC'
    and ${name}.started_at >= to_timestamp(${from / 1000}::float8)
    and ${name}.started_at < to_timestamp(${until / 1000}::float8)`
}

/** Sums of the vehicles' sources by day, of the UTC day of `since` (ms) and later ones. */
export function daySumsSince(vehicles: readonly CampaignVehicle[], since: number): SourceJoin {
  const { first, last } = reachOf(vehicles)
  const from = utcDay(Math.max(since, dayStartMs(first)))
  return (name, of) =>
    sql`join vehicle_days ${name} on ${name}.vehicle_kind = ${of}.kind and ${name}.vehicle_id = ${of}.id
    and ${name}.utc_day between ${of}."fromDay" and ${of}."toDay"
    and ${name}.utc_day between ${from}::date and ${last}::date`
}

/**
 * The same for few days of very many vehicles. PostgreSQL takes each source for a ninth of all days, and would read the
 * whole table; `offset 0` keeps it to looking up each source by the key.
 */
export const daySumsByKey: SourceJoin = (name, of) =>
  sql`join lateral (select * from vehicle_days sum where sum.vehicle_kind = ${of}.kind and sum.vehicle_id = ${of}.id
    and sum.utc_day between ${of}."fromDay" and ${of}."toDay" offset 0) ${name} on true`

/**
 * The sources, and a table `own_day` of the days on which a vehicle has something of its own, which is read when a source
 * that fills first asks for it. As a list within the filter it would be reckoned anew for each source, and PostgreSQL would
 * rather read all paths of the time.
 */
export const withOwnDays = (vehicles: readonly CampaignVehicle[], join: SourceJoin): SQL =>
  sql`${withSources(vehicles)}, own_day as materialized (
    select own.vehicle, mine.utc_day from source own ${join(sql`mine`, sql`own`)} where not own.fills)`

/** Less what would fill a day on which the vehicle has something of its own: `blend`, in SQL, beside `withOwnDays`. */
export const blended = (name: SQL): SQL =>
  sql`(not source.fills or (source.vehicle, ${name}.utc_day) not in (select vehicle, utc_day from own_day))`
