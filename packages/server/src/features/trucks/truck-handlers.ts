import { truckEndpoints } from '@product/sdk/features/trucks'
import { type Truck, TRUCK_FIELDS, TRUCK_TEXTS } from '@product/sdk/nouns/fleet'
import { Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { answerOf, storedFields } from '../../db/record-columns'
import { implement } from '../../http/implement'
import { allTrucks, findTruck } from '../../nouns/campaigns/truck-list-store'
import { requireTruck } from '../../nouns/fleet/require-fleet'
import { changeTruck, insertTrucks, lockTrucks } from '../../nouns/fleet/truck-store'
import { lockVendor, lockVendors } from '../../nouns/fleet/vendor-store'
import { deleteTrucks } from '../../nouns/payments/delete-trucks'
import { handOverSchedules } from '../../nouns/payments/hand-over-schedules'
import { lockPayments } from '../../nouns/payments/pay-period-store'
import { timelineOf } from '../../nouns/payments/timeline-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'

async function found(db: Db, id: number, now: Date): Promise<Truck> {
  const truck = await findTruck(db, id, now)
  if (!truck) throw new NotFound('This truck')
  return truck
}

/** A truck kept from other writes until this one is done, as its vendor is and the one whose it becomes. */
async function locked(db: Db, id: number, now: Date, to?: number | null): Promise<Truck> {
  const { vendor_id } = await found(db, id, now)
  const vendors = await lockVendors(db, [vendor_id, to])
  await lockTrucks(db, [id])
  const truck = await found(db, id, now)
  if (typeof to === 'number' && to !== truck.vendor_id && !vendors.has(to)) throw unknownVendor()
  return truck
}

const unknownVendor = () => new Invalid({ vendor_id: TRUCK_TEXTS.noVendor })

const audited = (truck: Truck) => ({ ...answerOf(TRUCK_FIELDS, truck), vendor_name: truck.vendor_name })

export const truckHandlers = implement(truckEndpoints, {
  trucks: async ({ db, query, now }) => ({ trucks: await allTrucks(db, { ...query, now }) }),
  truck: async ({ db, params, now }) => ({ truck: [await found(db, params.id, now)] }),
  async truckTimeline({ db, params, query, now }) {
    await requireTruck(db, params.id)
    return timelineOf(db, { truckId: params.id }, query, now)
  },

  async createTruck(call) {
    const { db, body, now } = call
    if (body.vendor_id !== null && !(await lockVendor(db, body.vendor_id))) throw unknownVendor()
    const [truckId = 0] = await insertTrucks(db, [
      { ...storedFields(TRUCK_FIELDS, body), vendor_id: body.vendor_id, created_at: now },
    ])
    const truck = await found(db, truckId, now)
    await recordAudit(db, {
      ...call,
      action: `created truck ${truck.name}`,
      entity: 'truck',
      entityId: truckId,
      after: audited(truck),
    })
    return { new_truck: [truck] }
  },

  async updateTruck(call) {
    const { db, params, body, now } = call
    const { version, ...change } = body
    if (change.vendor_id !== undefined) await lockPayments(db)
    const before = await locked(db, params.id, now, change.vendor_id)
    if (version !== undefined && version !== before.version) throw new StaleEdit('This truck', before)
    await changeTruck(db, params.id, change)
    const truck = await found(db, params.id, now)
    await recordAudit(db, {
      ...call,
      action: `updated truck ${truck.name}`,
      entity: 'truck',
      entityId: params.id,
      before: audited(before),
      after: audited(truck),
    })
    if (truck.vendor_id !== before.vendor_id)
      await handOverSchedules(call, { truckId: params.id, to: truck.vendor_id })
    return { updated_truck: [truck] }
  },

  async deleteTruck(call) {
    const { db, params, now } = call
    await lockPayments(db)
    const { truck_id, name, ...before } = await locked(db, params.id, now)
    const kept = await deleteTrucks(call, [truck_id])
    await recordAudit(db, {
      ...call,
      action: `deleted truck ${name}`,
      entity: 'truck',
      entityId: truck_id,
      before: audited({ truck_id, name, ...before }),
    })
    return { deleted_truck: [{ truck_id, name, kept: kept.has(truck_id) }] }
  },
})
