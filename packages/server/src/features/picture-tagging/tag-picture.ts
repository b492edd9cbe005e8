import { monthOf } from '../../nouns/picture-reports/month-of'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { lockTrucks } from '../../nouns/fleet/truck-store'
import { applyToPictures } from '../../nouns/picture-reports/truck-approval-store'
import { addTag } from '../../nouns/pictures/picture-tag-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { vendorsOfPicture } from './taggable-picture'

interface TagCall {
  db: Db
  now: Date
  requestId: string
  session: Actor & { userId: number }
  body: {
    truck_id: number
    vendor_id?: number | null
    campaign_name?: string | null
    side?: string | null
    month?: string
  }
}

const NO_PICTURE = 'This picture is not there any more.'
const NO_TRUCK = 'There is no such truck.'
const ANOTHERS = 'This truck belongs to another vendor.'
const NOT_BEGUN = 'This month has not begun yet.'

/** Tags a picture with a truck of whoever sent it. A truck that is approved this month approves what comes later, too. */
export async function tagPicture(call: TagCall, fileName: string | undefined): Promise<string> {
  const { db, now, session, requestId, body } = call
  const vendors = fileName === undefined ? undefined : await vendorsOfPicture(db, fileName)
  if (fileName === undefined || vendors === undefined) throw new Invalid({ image_url: NO_PICTURE })
  const [truck] = await lockTrucks(db, [body.truck_id])
  if (!truck) throw new Invalid({ truck_id: NO_TRUCK })
  const { vendor_id } = truck
  const asked = body.vendor_id ?? -1
  const isAnothers =
    (asked > 0 && asked !== vendor_id) || (vendors.size > 0 && !(vendor_id && vendors.has(vendor_id)))
  if (isAnothers) throw new Invalid({ truck_id: ANOTHERS })
  const month = body.month ?? monthOf(now)
  if (month > monthOf(now)) throw new Invalid({ month: NOT_BEGUN })
  const tag = { month, side: body.side ?? null, campaign_name: body.campaign_name?.trim() || null }
  const isNew = await addTag(db, {
    ...tag,
    truck_id: body.truck_id,
    file_name: fileName,
    tagged_at: now,
    tagged_by: session.userId,
  })
  if (month === monthOf(now)) await applyToPictures(db, body.truck_id, now)
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${isNew ? 'tagged a picture with' : 'changed the tag of a picture with'} truck ${truck.name}`,
    entity: 'truck',
    entityId: body.truck_id,
    after: tag,
  })
  return fileName
}
