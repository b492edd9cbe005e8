import { truckOnCampaignText } from '@product/sdk/nouns/fleet'
import { Conflict } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { unendedCampaignsOf } from '../campaigns/truck-past-store'
import { keepTrucks, removeTrucks } from '../fleet/truck-store'
import { trucksWithPast } from './truck-past-store'

/**
 * Deletes trucks that are locked. Those with payments, drives, campaigns or tagged pictures are kept for them, out of
 * every list; they are returned. Throws Conflict where one is on a campaign that has not ended.
 */
export async function deleteTrucks(tx: Db, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const [busy] = await unendedCampaignsOf(tx, ids, now)
  if (busy) throw new Conflict(truckOnCampaignText(busy.truck_name, busy.campaign_name))
  const kept = new Set(await trucksWithPast(tx, ids))
  await keepTrucks(tx, [...kept], now)
  await removeTrucks(
    tx,
    ids.filter(id => !kept.has(id)),
  )
  return kept
}
