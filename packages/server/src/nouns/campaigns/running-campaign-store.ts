import {
  type CampaignVehicle,
  type PathSource,
  SILENT_HOURS,
  standingOn,
  USUAL_DAYS,
} from '@product/sdk/nouns/campaigns'
import { baseImpressionsOf, campaignFactor, type ImpressionRules } from '@product/sdk/nouns/driving'
import { addDays, type Day, groupBy, losAngelesDay } from '@product/sdk/values'
import { and, asc, gte, lte, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { campaigns } from '../../db/tables/campaigns'
import { findDays } from './campaign-path-store'
import { daySumsByKey } from './vehicle-sources'
import { vehiclesOfEach } from './campaign-vehicle-store'

/** Whatever the number of campaigns it takes five statements, each by an index. */
export async function runningCampaigns(db: Db, { now, rules }: { now: Date; rules: ImpressionRules }) {
  const today = losAngelesDay(now)
  const day = addDays(today, -1)
  const running = await db
    .select({
      campaign_id: campaigns.campaign_id,
      campaign_name: campaigns.name,
      client_name: campaigns.client_name,
      user_id: campaigns.user_id,
      start_date: campaigns.start_date,
      start_day: campaigns.start_day,
      end_date: campaigns.end_date,
    })
    .from(campaigns)
    .where(and(lte(campaigns.start_day, today), gte(campaigns.end_day, today)))
    .orderBy(asc(campaigns.name_key), asc(campaigns.campaign_id))
  const ids = running.map(({ campaign_id }) => campaign_id)
  const figures = await figuresOf(db, running, { from: addDays(day, -USUAL_DAYS), to: day, rules })
  const silent = groupBy(await silentTrucks(db, ids, now), ({ campaign_id }) => campaign_id)
  return {
    day,
    running_campaigns: running.map(({ start_day, start_date: _, end_date, ...campaign }) => ({
      ...campaign,
      end_date: end_date.toISOString(),
      standing: standingOn(day, start_day ?? day, figures.get(campaign.campaign_id) ?? []),
      silent_trucks: (silent.get(campaign.campaign_id) ?? []).map(({ truck_id, name, last_fix }) => ({
        truck_id,
        name,
        last_fix: last_fix === null ? null : new Date(last_fix).toISOString(),
      })),
    })),
  }
}

type Running = Parameters<typeof vehiclesOfEach>[1]

/** What the vehicles of each campaign made on each of the days, by the campaign. */
async function figuresOf(
  db: Db,
  running: Running,
  { from, to, rules }: { from: Day; to: Day; rules: ImpressionRules },
) {
  const vehicles = (await vehiclesOfEach(db, running)).flatMap((list, at) =>
    list.map(vehicle => ({ campaignId: running[at]?.campaign_id ?? 0, vehicle: within(vehicle, from, to) })),
  )
  const days = await findDays(
    db,
    vehicles.map(({ vehicle }) => vehicle),
    daySumsByKey,
  )
  const figures = days.map(({ vehicle, utcDay, miles, given, ...counted }) => {
    const campaignId = vehicles[vehicle]?.campaignId ?? 0
    const impressions = baseImpressionsOf(counted, rules) * campaignFactor(campaignId, utcDay, rules) + given
    return { campaignId, day: utcDay, miles, impressions }
  })
  return groupBy(figures, ({ campaignId }) => campaignId)
}

/** Less what its sources have on other days: of a long campaign only these are read. */
function within(vehicle: CampaignVehicle, from: Day, to: Day): CampaignVehicle {
  const cut = (sources: readonly PathSource[]): PathSource[] =>
    sources
      .filter(({ fromDay, toDay }) => fromDay <= to && toDay >= from)
      .map(({ fromDay, toDay, ...source }) => ({
        ...source,
        fromDay: fromDay < from ? from : fromDay,
        toDay: toDay > to ? to : toDay,
      }))
  return { ...vehicle, sources: cut(vehicle.sources), fallback: cut(vehicle.fallback) }
}

/** Trucks that have been tracked for a day on the campaigns, and whose newest fix is older than that or missing. */
const silentTrucks = (db: Db, campaignIds: readonly number[], now: Date) =>
  rows<{ campaign_id: number; truck_id: number; name: string; last_fix: string | Date | null }>(
    db,
    sql`with moment as (select ${now.toISOString()}::timestamptz as now,
        ${now.toISOString()}::timestamptz - make_interval(hours => ${SILENT_HOURS}) as since)
      select distinct on (tc.campaign_id, lower(t.name), t.truck_id)
        tc.campaign_id, t.truck_id, t.name, greatest(ts.fixed_at, cs.last_fixed_at) as last_fix
      from moment, truck_campaigns tc
      join campaigns c on c.campaign_id = tc.campaign_id
      join trucks t on t.truck_id = tc.truck_id
      left join tracker_states ts on ts.truck_id = tc.truck_id
      left join cutting_states cs on cs.truck_id = tc.truck_id
      where tc.campaign_id in (select value::int from json_array_elements_text(${JSON.stringify(campaignIds)}::json))
        and t.deleted_at is null
        and coalesce(tc.tracking_start, c.start_date) <= moment.since
        and coalesce(tc.tracking_end, c.end_date) >= moment.now
        and coalesce(greatest(ts.fixed_at, cs.last_fixed_at) < moment.since, true)
      order by tc.campaign_id, lower(t.name), t.truck_id`,
  )
