import { campaigns, truck_campaigns } from '../db/tables/campaigns'
import { placeholders, waypoint_groups } from '../db/tables/placeholders'
import { trucks, vendors } from '../db/tables/fleet'
import type { TestApp } from './test-app'

export const MAY = { start_date: '2026-05-01T00:00:00.000Z', end_date: '2026-05-31T23:59:59.999Z' }

export const SQUARE: [number, number][] = [
  [-118.3, 34],
  [-118.2, 34],
  [-118.2, 34.1],
  [-118.3, 34.1],
]

/** A session of an Administrator, and a client to make campaigns for. */
export async function staff(app: TestApp) {
  const { api, token, userId } = await app.loginAs(1)
  const client = await app.addUser({ privilege_id: 4, name: 'Acme Soda' })
  return { api, token, userId, clientId: client.user_id }
}

type Dates = { start_date: string; end_date: string }

/** A stored campaign; its dates are those of May 2026 unless others are given. */
export async function storeCampaign(
  app: TestApp,
  over: Partial<Omit<typeof campaigns.$inferInsert, keyof Dates> & Dates> = {},
): Promise<number> {
  const { start_date, end_date, ...fields } = { ...MAY, ...over }
  const [added] = await app.db
    .insert(campaigns)
    .values({
      name: 'Summer Tour',
      ...fields,
      start_date: new Date(start_date),
      end_date: new Date(end_date),
    })
    .returning()
  return added?.campaign_id ?? 0
}

export async function storeTruck(app: TestApp, name: string, plate = '8ABC123'): Promise<number> {
  const [vendor] = await app.db
    .insert(vendors)
    .values({ name: `${name} Hauling` })
    .returning()
  const [added] = await app.db
    .insert(trucks)
    .values({ name, license_plate: plate, vendor_id: vendor?.vendor_id })
    .returning()
  return added?.truck_id ?? 0
}

export async function storePlaceholder(
  app: TestApp,
  name: string,
  over: Partial<typeof placeholders.$inferInsert> = {},
): Promise<number> {
  const [added] = await app.db
    .insert(placeholders)
    .values({ name, ...over })
    .returning()
  return added?.placeholder_id ?? 0
}

/** Waypoint groups of one address each; their ids. */
export async function storeWaypointGroups(app: TestApp, names: readonly string[]): Promise<number[]> {
  const added = await app.db
    .insert(waypoint_groups)
    .values(names.map(name => ({ name, addresses: ['90012'], created_at: app.clock.now() })))
    .returning()
  return added.map(({ waypoint_group_id }) => waypoint_group_id)
}

export async function assign(
  app: TestApp,
  campaignId: number,
  truckId: number | null,
  over: Partial<typeof truck_campaigns.$inferInsert> = {},
): Promise<number> {
  const [added] = await app.db
    .insert(truck_campaigns)
    .values({
      campaign_id: campaignId,
      truck_id: truckId,
      campaign_display_name: 'Sunset',
      avg_mileage: 60,
      ...over,
    })
    .returning()
  return added?.truck_campaign_id ?? 0
}

export const vehicle = {
  campaign_display_name: 'Sunset',
  tracking_start: MAY.start_date,
  avg_mileage: 60,
}
