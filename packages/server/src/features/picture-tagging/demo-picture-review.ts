import { PICTURE_SIDES } from '@product/sdk/nouns/pictures'
import { ROLE } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { inTurn } from '../../demo/demo-fleet'
import type { DemoFileTools } from '../../demo/demo-world'
import { teamUsers } from '../../nouns/people/account-store'
import { tagCounts } from '../../nouns/pictures/picture-tag-store'
import { inProcessEvents } from '../../outside/events'
import { campaignTrucksOf } from './campaign-truck-status-store'
import { decideCampaignTruck, type DecidingCall } from './decide-campaign-truck'
import { tagPicture } from './tag-picture'

/** Vendors whose pictures are tagged; what the others sent is still to be. */
const TAGGED = [10, 19]
const DECIDED = new Map<number, 0 | 1>([
  [2, 1],
  [5, 1],
  [19, 0],
])

/** Pictures that came from a vendor's own number, oldest first. */
async function picturesFrom(db: Db, vendorId: number): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select mm.file_name as name from message_media mm
      join messages m using (message_id) join vendors v on v.phone_key = m.phone_number
      where v.vendor_id = ${vendorId} and m.direction = 'inbound' and mm.state = 'stored'
      order by m.at, m.message_id, mm.position`,
  )
  return found.map(({ name }) => name)
}

/** Tags the pictures with the vendor's first truck on a campaign, side by side. */
async function tagAll(call: DecidingCall, vendorId: number): Promise<void> {
  const names = await picturesFrom(call.db, vendorId)
  const [truck] = await campaignTrucksOf(call.db, vendorId, call.now)
  if (!truck || (await tagCounts(call.db, names)).size > 0) return
  const { truck_id, campaign_display_name: campaign_name } = truck
  for (const [index, name] of names.entries()) {
    const body = { truck_id, campaign_name, side: inTurn(PICTURE_SIDES, index) }
    await tagPicture({ ...call, body }, name)
  }
}

/** Decides about the vendor's first truck on a campaign. */
async function decideFirst(call: DecidingCall, vendorId: number, value: 0 | 1): Promise<void> {
  const [truck] = await campaignTrucksOf(call.db, vendorId, call.now)
  if (!truck || truck.status_id !== null) return
  const isMeant = (one: typeof truck): boolean =>
    one.truck_id === truck.truck_id && one.campaign_id === truck.campaign_id
  await decideCampaignTruck(call, { vendorId, isMeant, value, phone: null })
}

/**
 * Some pictures that vendors of the demo sent are tagged and some trucks decided about, as staff do it. What was tagged
 * or decided before stays as it is.
 */
export async function reviewDemoPictures(db: Db, { now }: DemoFileTools): Promise<void> {
  const someone = (await teamUsers(db)).find(({ privilege_id }) => privilege_id === ROLE.communication)
  if (!someone) return
  const session = { userId: someone.user_id, name: someone.name, role: ROLE.communication }
  await db.transaction(async tx => {
    const parts = { db, events: inProcessEvents() }
    const call = { db: tx, now, requestId: 'demo', session, parts, afterCommit: () => {} }
    for (const vendorId of TAGGED) await tagAll(call, vendorId)
    for (const [vendorId, value] of DECIDED) await decideFirst(call, vendorId, value)
  })
}
