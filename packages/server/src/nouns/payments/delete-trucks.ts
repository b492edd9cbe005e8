import { truckOnCampaignText } from '@product/sdk/nouns/fleet'
import { Conflict } from '../../contract/refusals'
import { unendedCampaignsOf } from '../campaigns/truck-past-store'
import { keepTrucks, removeTrucks } from '../fleet/truck-store'
import { type Acting, endSchedules } from './end-schedules'
import { schedulesOfTrucks } from './payment-schedule-store'
import { trucksWithPast } from './truck-past-store'

/**
 * Deletes trucks that are locked, as payments are: what pays for them ends today. Those with payments, drives, campaigns
 * or tagged pictures are kept for them, out of every list; they are returned. Throws Conflict where one is on a campaign
 * that has not ended.
 */
export async function deleteTrucks(acting: Acting, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { db, now } = acting
  if (ids.length === 0) return new Set()
  const [busy] = await unendedCampaignsOf(db, ids, now)
  if (busy) throw new Conflict(truckOnCampaignText(busy.truck_name, busy.campaign_name))
  await endSchedules(acting, await schedulesOfTrucks(db, ids))
  const kept = new Set(await trucksWithPast(db, ids))
  await keepTrucks(db, [...kept], now)
  await removeTrucks(
    db,
    ids.filter(id => !kept.has(id)),
  )
  return kept
}
