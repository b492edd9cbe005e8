import { type CampaignTruckStatus } from '@product/sdk/nouns/picture-reports'
import { isApprovedThisMonth } from '@product/sdk/features/picture-tagging'
import { readPhone } from '@product/sdk/values'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { lockTrucksOf } from '../../nouns/fleet/truck-store'
import { contactOf } from '../../nouns/messages/contact-rows'
import { applyToPictures, decide } from '../../nouns/picture-reports/truck-approval-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Events } from '../../outside/events'
import { campaignTrucksOf, type StoredStatus } from './campaign-truck-status-store'
import { leavePicturesTab } from './leave-pictures-tab'

export interface DecidingCall {
  db: Db
  now: Date
  requestId: string
  session: Actor & { userId: number }
  parts: { db: Db; events: Events }
  afterCommit(work: () => void | Promise<void>): void
}

interface Asked {
  vendorId: number
  /** Which truck of the vendor on which campaign. */
  isMeant: (truck: StoredStatus) => boolean
  value: 0 | 1
  /** The number of the thread in which it is decided. */
  phone: string | null | undefined
}

/** Throws Invalid where a caller names a vendor and the truck is another's. */
export function refuseAnothers(vendorId: number, named: number | null | undefined): void {
  if (typeof named === 'number' && named !== vendorId) throw new Invalid({ vendor_id: ANOTHERS })
}

const ANOTHERS = 'This truck belongs to another vendor.'
const NOT_ON_CAMPAIGN = 'This truck is not on that campaign today.'

/**
 * Approves or rejects the pictures of a truck on a campaign for this month. Once all of the vendor's are approved the
 * thread leaves the Pictures tab, in the same transaction. Spec: communication, 4.
 */
export async function decideCampaignTruck(
  call: DecidingCall,
  { vendorId, isMeant, value, phone }: Asked,
): Promise<{ campaignTruck: CampaignTruckStatus; all_approved: boolean }> {
  const { db, now, session, requestId } = call
  // Whoever approves the last truck must see what others approve at the same time.
  await lockTrucksOf(db, vendorId)
  const before = (await campaignTrucksOf(db, vendorId, now)).find(isMeant)
  if (!before) throw new Invalid({ truck_id: NOT_ON_CAMPAIGN })
  const { truck_id, campaign_id, truck_name, campaign_display_name } = before
  await decide(db, { truckId: truck_id, campaignId: campaign_id, value, by: session.userId, at: now })
  await applyToPictures(db, truck_id, now)
  const trucks = await campaignTrucksOf(db, vendorId, now)
  const after = trucks.find(isMeant) ?? before
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${value === 1 ? 'approved' : 'rejected'} truck ${truck_name} on ${campaign_display_name}`,
    entity: 'truck',
    entityId: truck_id,
    before: { status_value: before.status_value, created_at: before.created_at },
    after: { status_value: after.status_value, created_at: after.created_at },
  })
  const all_approved = trucks.every(truck => isApprovedThisMonth(truck, now))
  if (all_approved) {
    await leavePicturesTab(call, await threadOf(db, vendorId, phone, after.phone_number))
  }
  return { campaignTruck: after, all_approved }
}

/** The thread that was named, where it is this vendor's, else that of the vendor's own number. */
async function threadOf(
  db: Db,
  vendorId: number,
  named: string | null | undefined,
  own: string | null,
): Promise<string | null> {
  const phone = readPhone(named ?? '')
  const isTheirs =
    phone !== undefined && (phone === own || (await contactOf(db, phone)).vendor_id === vendorId)
  return isTheirs ? phone : own
}
