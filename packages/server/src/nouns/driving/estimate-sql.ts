import {
  campaignFactor,
  DISTANCE_CAP,
  type ImpressionRules,
  type PathNumbers,
} from '@product/sdk/nouns/driving'
import { addDays } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'

const number = (value: number): SQL => sql`${value}::float8`

/** Whether the path is too long to be believed. The database calls what is no number the largest of all. */
export const isCappedSql = (distance: SQL): SQL =>
  sql`(${distance} > ${number(DISTANCE_CAP.overMiles)} and ${distance} <> 'NaN')`

/** `countedMiles`, in SQL. */
export const countedMilesSql = (distance: SQL): SQL =>
  sql`(case when ${isCappedSql(distance)} then ${number(DISTANCE_CAP.countsAsMiles)}
    when ${distance} > 0 and ${distance} <> 'NaN' then ${distance} else 0 end)`

/** `baseImpressions`, in SQL, from the miles as counted. */
export const baseImpressionsSql = (countedMiles: SQL, { atRest, perPath, perMile }: PathNumbers): SQL =>
  sql`(case when ${countedMiles} = 0 then ${number(atRest)}
    else ${number(perPath)} + ${number(perMile)} * ${countedMiles} end)`

/** `baseImpressionsOf`, in SQL, of a row of `vehicle_days`. */
export const dayBaseSql = (day: SQL, { atRest, perPath, perMile }: PathNumbers): SQL =>
  sql`(${number(atRest)} * ${day}.resting + ${number(perPath)} * ${day}.driven
    + ${number(perMile)} * ${day}.estimated_miles)`

/** `campaignFactor`, in SQL: asked once for each span of days between which no factor begins or ends. */
export function campaignFactorSql(day: SQL, campaignId: number, rules: ImpressionRules): SQL {
  const ofCampaign = rules.factors.filter(row => row.campaignId === campaignId)
  const edges = ofCampaign.flatMap(({ from, to }) => [
    ...(from === undefined ? [] : [from]),
    ...(to === undefined ? [] : [addDays(to, 1)]),
  ])
  const factorOn = (asked: string) => number(campaignFactor(campaignId, asked, rules))
  const starts = [...new Set(edges)].sort()
  const [first] = starts
  if (first === undefined) return factorOn('2000-01-01')
  const spans = starts.toReversed().map(start => sql`when ${day} >= ${start}::date then ${factorOn(start)}`)
  return sql`(case ${sql.join(spans, sql` `)} else ${factorOn(addDays(first, -1))} end)`
}
