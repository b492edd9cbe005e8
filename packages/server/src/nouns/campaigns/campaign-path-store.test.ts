import { blend, type CampaignVehicle, campaignVehicles } from '@product/sdk/nouns/campaigns'
import {
  baseImpressionsOf,
  campaignFactor,
  countedMiles,
  dayLines,
  estimateImpressions,
  isCapped,
} from '@product/sdk/nouns/driving'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { paths } from '../../db/tables/driving'
import { encodePolyline, seededRandom } from '@product/sdk/values'
import { drawNextDays } from '../driving/day-line-store'
import { sumVehicleDays } from '../driving/day-sum-store'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { dayPathTexts } from './campaign-day-store'
import { dayTexts, pathTotalTexts, routePathTexts, type VehicleTexts } from './campaign-path-store'

const random = seededRandom('paths')
const FROM = Date.UTC(2024, 1, 25)
const DAY = 86_400_000
const SINCE = FROM + 2 * DAY + 41_000_000
const estimate = {
  campaignId: 7,
  rules: {
    atRest: 60.1,
    perPath: 149.99,
    perMile: 270.3,
    factors: [
      { campaignId: 7, from: '2024-02-27', to: '2024-02-29', factor: 1.1 },
      { campaignId: 7, from: '2024-02-29', factor: 0.3 },
    ],
  },
}

const tracking = { tracking_start: null, tracking_end: null, macro_name: 'M', imei: null }
const vehicles = campaignVehicles(
  { start_date: new Date(FROM), end_date: new Date(FROM + 8 * DAY - 1) },
  [
    { ...tracking, truck_id: 1, macro_id: null, campaign_display_name: 'Truck' },
    { ...tracking, truck_id: 2, macro_id: 1, campaign_display_name: 'Blended' },
    {
      ...tracking,
      truck_id: 3,
      macro_id: 2,
      campaign_display_name: 'Blended',
      tracking_start: new Date(FROM + 3 * DAY),
    },
    { ...tracking, truck_id: 4, macro_id: 1, campaign_display_name: 'Only the macro drove' },
    { ...tracking, truck_id: null, macro_id: 2, campaign_display_name: 'Macro' },
  ],
  [{ placeholder_id: 3, name: 'Rep', is_macro: false }],
)

type Path = typeof paths.$inferSelect & { utcDay: string }

async function fill(db: Db): Promise<Path[]> {
  await emptyDatabase(db)
  const driven = [
    ...[1, 2, 3].map(id => ['truck', id] as const),
    ...[1, 2, 3].map(id => ['placeholder', id] as const),
  ]
  for (const [vehicle_kind, vehicle_id] of driven) {
    const days = new Set<string>()
    for (let count = 0; count < 40; count++) {
      // From a day before the campaign to a day after it, a third of the days without any.
      const day = random.pick([-1, 0, 1, 2, 4, 5, 6, 8].filter(day => (day + vehicle_id) % 3 > 0))
      const started_at = new Date(FROM + day * DAY + random.whole(0, DAY - 1))
      const utc_day = started_at.toISOString().slice(0, 10)
      days.add(utc_day)
      await db.insert(paths).values({
        vehicle_kind,
        vehicle_id,
        utc_day,
        started_at,
        ended_at: new Date(started_at.getTime() + random.whole(0, 9_000_000)),
        distance_miles: random.pick([0, -3, 1000, 1000.5, random.next() * 300]),
        polyline: random.pick(['_p~iF~ps|U', 'a\\b"c`\u007f', '']),
        given_impressions: random.chance(0.3) ? random.next() * 9000 : null,
        rule_version: 1,
      })
    }
    await sumVehicleDays(db, vehicle_kind, vehicle_id, [...days])
  }
  const stored = await db.select().from(paths).orderBy(paths.started_at, paths.path_id)
  return stored.map(path => ({ ...path, utcDay: path.utc_day }))
}

/** What `blend` makes of the stored items of each vehicle, with how each is known. */
function expected<Item extends { vehicle_kind: string; vehicle_id: number; utcDay: string }, Wire>(
  items: readonly Item[],
  wire: (item: Item, provenance: CampaignVehicle['provenance']) => Wire,
): Wire[][] {
  return vehicles.map(vehicle => {
    const of = (sources: CampaignVehicle['sources'], fills: boolean) =>
      items
        .filter(item =>
          sources.some(
            ({ kind, id, fromDay, toDay }) =>
              item.vehicle_kind === kind &&
              item.vehicle_id === id &&
              fromDay <= item.utcDay &&
              item.utcDay <= toDay,
          ),
        )
        .map(item => ({ item, fills, utcDay: item.utcDay }))
    return blend(of(vehicle.sources, false), of(vehicle.fallback, true)).map(({ item, fills }) =>
      wire(item, fills ? 'macro' : vehicle.provenance),
    )
  })
}

const totals = (path: Path) => {
  const start = path.started_at.toISOString()
  const { distance_miles: distance, given_impressions: impressions } = path
  return {
    start,
    end: path.ended_at.toISOString(),
    distance: countedMiles({ distance }),
    impressions: estimateImpressions({ start, distance, impressions }, estimate.campaignId, estimate.rules),
  }
}

const read = (texts: VehicleTexts): unknown[] =>
  vehicles.map((_, place) => JSON.parse(`[${texts.get(place) ?? ''}]`) as unknown)

it('the database writes paths and days as the rules make them, to the last bit and in the same order', async () => {
  const db = await testDatabase()
  const stored = await fill(db)
  const late = stored.filter(path => path.started_at.getTime() >= SINCE)
  const routes = expected(late, (path, provenance) => ({
    ...totals(path),
    polyline: path.polyline,
    provenance,
    capped: isCapped({ distance: path.distance_miles }),
    estimated: path.given_impressions === null,
  }))
  expect(read(await routePathTexts(db, vehicles, SINCE, estimate))).toEqual(routes)
  expect(read(await pathTotalTexts(db, vehicles, estimate))).toEqual(expected(stored, totals))

  const days = await rows<Day>(
    db,
    sql`select *, utc_day::text as "utcDay" from vehicle_days order by utc_day`,
  )
  const entries = expected(days, (day, provenance) => ({
    campaignId: estimate.campaignId,
    date: day.utcDay,
    distance: day.counted_miles,
    impressions:
      baseImpressionsOf({ ...day, estimatedMiles: day.estimated_miles }, estimate.rules) *
        campaignFactor(estimate.campaignId, day.utcDay, estimate.rules) +
      day.given_impressions,
    provenance,
    capped: day.capped,
    estimated: day.driven + day.resting > 0,
  }))
  expect(read(await dayTexts(db, vehicles, estimate))).toEqual(entries)
  const provenances = entries[1]?.map(({ provenance }) => provenance)
  expect(new Set(provenances)).toEqual(new Set(['measured', 'macro']))
})

interface Day {
  vehicle_kind: string
  vehicle_id: number
  utcDay: string
  counted_miles: number
  estimated_miles: number
  driven: number
  resting: number
  given_impressions: number
  capped: number
}

it('each day has its own line, stored or not, whichever vehicles show it', async () => {
  const db = await testDatabase()
  for (const { path_id } of await fill(db)) {
    const polyline = encodePolyline([-118 + path_id / 100, 34, -118 + path_id / 100, 34.1])
    await db.update(paths).set({ polyline }).where(eq(paths.path_id, path_id))
  }
  const stored = await db.select().from(paths).orderBy(paths.started_at, paths.path_id)
  const lineOf = ({ vehicle_kind, vehicle_id, utcDay }: Day) =>
    dayLines(
      stored
        .filter(path => path.vehicle_kind === vehicle_kind && path.vehicle_id === vehicle_id)
        .filter(path => path.utc_day === utcDay)
        .map(path => path.polyline),
    )
  const days = await rows<Day>(
    db,
    sql`select *, utc_day::text as "utcDay" from vehicle_days order by utc_day`,
  )
  const lines = expected(days, day => expect.objectContaining({ polyline: lineOf(day) }) as unknown)
  const ask = async () => read(await dayPathTexts(db, vehicles, 0, estimate, 'fitting'))
  const undrawn = await ask()
  expect(undrawn).toEqual(lines)
  // Some are stored, the others are not.
  await drawNextDays(db, '2024-02-28')
  expect(await ask()).toEqual(undrawn)
})
