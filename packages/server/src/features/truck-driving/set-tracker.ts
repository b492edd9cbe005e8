import type { truckDrivingEndpoints } from '@product/sdk/features/truck-driving'
import { TRACKER_TEXTS } from '@product/sdk/nouns/fleet'
import { Invalid } from '../../contract/refusals'
import type { Handler } from '../../http/implement'
import { lockImports } from '../../nouns/fleet/fleet-import-store'
import { requireTruck } from '../../nouns/fleet/require-fleet'
import { putTracker, truckWithTracker } from '../../nouns/fleet/tracker-device-store'
import { lockTrucks } from '../../nouns/fleet/truck-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { trackerAnswer } from './tracker-answer'

/** Puts a tracker on a truck, or takes it off. */
export const setTruckTracker: Handler<typeof truckDrivingEndpoints.setTruckTracker> = async call => {
  const { db, params, body, now } = call
  const { imei } = body
  // An import writes these numbers too: in turns, one that is free stays so.
  await lockImports(db)
  await lockTrucks(db, [params.id])
  const truck = await requireTruck(db, params.id)
  if (imei === truck.imei) return { tracker: await trackerAnswer(db, truck, now) }
  const holder = imei === null ? undefined : await truckWithTracker(db, imei)
  if (holder) throw new Invalid({ imei: TRACKER_TEXTS.taken(holder.name, holder.vendor_name) })
  await putTracker(db, truck.truck_id, imei)
  await recordAudit(db, {
    ...call,
    action:
      imei === null ? `took the tracker off truck ${truck.name}` : `put a tracker on truck ${truck.name}`,
    entity: 'truck',
    entityId: truck.truck_id,
    before: { imei: truck.imei },
    after: { imei },
  })
  return { tracker: await trackerAnswer(db, { ...truck, imei }, now) }
}
