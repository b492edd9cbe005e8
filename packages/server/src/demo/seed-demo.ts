import { DAY_MS, utcDay } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { bounding_boxes, campaigns, truck_campaigns } from '../db/tables/campaigns'
import { placeholders } from '../db/tables/placeholders'
import { trucks, vendors } from '../db/tables/fleet'
import { users } from '../db/tables/people'
import type { Passwords } from '../http/app-context'
import { type AreaName, type DrivingArea, demoAreas } from './demo-areas'
import { cornersOf, type DemoCampaign, demoCampaigns, storedDates } from './demo-campaigns'
import { driveTruck, type DrivingSpan, planPlaceholder } from './demo-driving'
import { bundledRouter, bundledZips } from './demo-files'
import { areaOf, demoTrucks, demoVendors } from './demo-fleet'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins'

/** A month is what the longest time frame but "All" shows; campaign 54 drives its whole spring. */
const MONTH_MS = 31 * DAY_MS

interface Seeding {
  tx: Db
  now: Date
  areas: Record<AreaName, DrivingArea>
  router: DrivingSpan['router']
  userIds: Map<string, number>
  /** Trucks of each city that are not on a campaign yet. */
  free: Record<AreaName, number[]>
}

/**
 * Fills an empty database with the demo, in one transaction: a start that is killed in the middle begins anew. The
 * same `now` gives the same data.
 */
export async function seedDemo(
  db: Db,
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<void> {
  const password_hash = await passwords.hash(DEMO_PASSWORD)
  await db.transaction(async tx => {
    const userIds = await seedUsers(tx, password_hash, now)
    await tx.insert(vendors).values(demoVendors())
    const fleet = await demoTrucks()
    await tx.insert(trucks).values(fleet)
    const free: Seeding['free'] = { losAngeles: [], newYork: [], sanFrancisco: [] }
    for (const { truck_id = 0 } of fleet) free[areaOf(truck_id)].push(truck_id)
    const seeding = { tx, now, areas: demoAreas(bundledZips()), router: bundledRouter(), userIds, free }
    for (const campaign of demoCampaigns(now)) await seedCampaign(seeding, campaign)
    await continueIds(tx)
  })
}

async function seedUsers(tx: Db, password_hash: string, now: Date): Promise<Map<string, number>> {
  const people = [
    ...DEMO_LOGINS.map(({ about: _, ...person }) => ({ ...person, password_hash })),
    // A client without a login: the hash fits no password.
    {
      email: 'harbor@example.test',
      name: 'Hana Harbor',
      company: 'Harbor Foods',
      privilege_id: 4,
      password_hash: '-',
    },
  ]
  const added = await tx
    .insert(users)
    .values(
      people.map(person => ({
        ...person,
        created_at: now,
        has_accepted_terms_and_conditions: person.privilege_id !== 4,
      })),
    )
    .returning()
  return new Map(added.map(user => [user.email, user.user_id]))
}

async function seedCampaign(seeding: Seeding, campaign: DemoCampaign): Promise<void> {
  const { tx, now, areas, router, userIds } = seeding
  const { campaign_id, name, client, csv, area } = campaign
  await tx.insert(campaigns).values({
    campaign_id,
    name,
    user_id: userIds.get(client),
    csv_report_enabled: csv,
    created_at: now,
    ...storedDates(campaign),
  })
  if (campaign.targetArea)
    await tx.insert(bounding_boxes).values({ campaign_id, points: cornersOf(campaign.targetArea) })
  const monthAgo = utcDay(now.getTime() - MONTH_MS)
  const isOld = campaign.to < monthAgo
  const span: DrivingSpan = {
    router,
    area: areas[area],
    now,
    from: isOld || campaign.from > monthAgo ? campaign.from : monthAgo,
    to: campaign.to < utcDay(now) ? campaign.to : utcDay(now),
  }
  await seedTrucks(seeding, campaign, span)
  for (let count = 0; count < campaign.repRoutes + campaign.macros; count++) {
    await seedPlaceholder(seeding, campaign, span, count >= campaign.repRoutes)
  }
}

async function seedTrucks(seeding: Seeding, campaign: DemoCampaign, span: DrivingSpan): Promise<void> {
  const { tx, free } = seeding
  for (let count = 0; count < campaign.trucks + campaign.blended; count++) {
    const truckId = free[campaign.area].shift()
    if (truckId === undefined) throw new Error(`No truck is left in ${campaign.area}`)
    const isBlended = count >= campaign.trucks
    const macro = isBlended ? await insertPlaceholder(tx, `Relief loop ${truckId}`, true, null) : undefined
    await tx.insert(truck_campaigns).values({
      campaign_id: campaign.campaign_id,
      truck_id: truckId,
      macro_id: macro?.placeholder_id,
      campaign_display_name: isBlended ? `Truck ${truckId} (blended)` : `Truck ${truckId}`,
      avg_mileage: 110,
      days_driven_per_week: 6,
      gps_provider: truckId % 2 === 0 ? 'Linxup' : 'Clearpath',
    })
    // A blended truck's receiver is off for half of the week; the macro stands in.
    const isOff = (day: string) => isBlended && [4, 5].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
    await driveTruck(tx, truckId, span, isOff)
    if (macro) await planPlaceholder(tx, macro, span)
  }
}

async function seedPlaceholder(
  { tx }: Seeding,
  { campaign_id, area }: DemoCampaign,
  span: DrivingSpan,
  isMacro: boolean,
): Promise<void> {
  const city = { losAngeles: 'Westside', newYork: 'Hudson', sanFrancisco: 'Bayshore' }[area]
  const name = isMacro ? `${city} macro ${campaign_id}` : `${city} Rep Route ${campaign_id}`
  await planPlaceholder(tx, await insertPlaceholder(tx, name, isMacro, campaign_id), span)
}

async function insertPlaceholder(tx: Db, name: string, is_macro: boolean, campaign_id: number | null) {
  const [added] = await tx
    .insert(placeholders)
    .values({
      name,
      is_macro,
      campaign_id,
      num_stops: 4,
      min_mileage: 40,
      max_mileage: 130,
      min_impressions: 12_000,
      max_impressions: 32_000,
    })
    .returning()
  if (added === undefined) throw new Error('The placeholder was not stored')
  return added
}

/** Rows with fixed ids left the counters behind. */
async function continueIds(tx: Db): Promise<void> {
  for (const [table, column] of [
    ['vendors', 'vendor_id'],
    ['trucks', 'truck_id'],
    ['campaigns', 'campaign_id'],
  ]) {
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
      ),
    )
  }
}
