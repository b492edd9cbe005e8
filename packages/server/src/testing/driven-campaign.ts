import { encodePolyline } from '@product/sdk/values'
import { campaigns, truck_campaigns } from '../db/tables/campaigns'
import { paths } from '../db/tables/driving'
import { trucks } from '../db/tables/fleet'
import { sumVehicleDays } from '../nouns/driving/day-sum-store'
import type { TestApp } from './test-app'

const MAY = { start_date: new Date('2026-05-01T00:00:00Z'), end_date: new Date('2026-05-31T23:59:59.999Z') }
/** The way of every path that `drive` adds. */
export const line = encodePolyline([-118.24, 34.05, -118.25, 34.06])

/** A client with the campaign 71 in May 2026. */
export async function client(app: TestApp) {
  const { api, userId } = await app.loginAs(4)
  await app.db.insert(campaigns).values({ campaign_id: 71, name: 'Summer', user_id: userId, ...MAY })
  return { api, userId, params: { campaignId: 71 } }
}

/** A path of ten minutes and 10 miles, in the day sums as well. */
export async function drive(
  app: TestApp,
  kind: 'truck' | 'placeholder',
  id: number,
  start: string,
  over: Partial<Pick<typeof paths.$inferInsert, 'distance_miles' | 'given_impressions' | 'polyline'>> = {},
) {
  const started_at = new Date(start)
  await app.db.insert(paths).values({
    vehicle_kind: kind,
    vehicle_id: id,
    utc_day: start.slice(0, 10),
    started_at,
    ended_at: new Date(started_at.getTime() + 600_000),
    distance_miles: 10,
    polyline: line,
    rule_version: 1,
    ...over,
  })
  await sumVehicleDays(app.db, kind, id, [start.slice(0, 10)])
}

/** A truck on the campaign 71. */
export async function truck(app: TestApp, over: Partial<typeof truck_campaigns.$inferInsert> = {}) {
  const [added] = await app.db.insert(trucks).values({ name: 'Box', imei: '352099000000014' }).returning()
  const truck_id = added?.truck_id ?? 0
  await app.db
    .insert(truck_campaigns)
    .values({ campaign_id: 71, truck_id, campaign_display_name: 'Truck one', ...over })
  return truck_id
}
