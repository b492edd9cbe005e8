import { DAY_MS } from '@product/sdk/values'
import type { DemoWorld } from '../../demo/demo-world'
import { momentOf } from '../../nouns/campaigns/active-truck-sql'
import { monthOf } from '../../nouns/picture-reports/month-of'
import { notePictureRequests } from '../../nouns/picture-reports/picture-request-store'
import { reminderVendors } from './reminder-store'

const ASKED_BEFORE_DAYS = 3
/** Every so many are still to be asked. */
const LEFT_OUT = 4

/** Most vendors with a truck on a campaign were asked for this month's pictures, some days ago where the month is that old. */
export async function addDemoPictureRequests({ tx, now }: DemoWorld): Promise<void> {
  const before = new Date(now.getTime() - ASKED_BEFORE_DAYS * DAY_MS)
  const at = monthOf(before) === monthOf(now) ? before : now
  const vendors = await reminderVendors(tx, momentOf(now), { lacking: false })
  const vendorIds = vendors.map(({ vendor_id }) => vendor_id).filter(id => id % LEFT_OUT !== 0)
  await notePictureRequests(tx, { vendorIds, month: monthOf(now), at })
}
