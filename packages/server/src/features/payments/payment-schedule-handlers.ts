import { paymentEndpoints } from '@product/sdk/features/payments'
import {
  changedSchedule,
  endsBeforeItStarts,
  PAYMENT_SCHEDULE_TEXTS,
  scheduleOverlaps,
} from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import { requireVendor } from '../../nouns/fleet/require-fleet'
import { lockOwner } from '../../nouns/fleet/vendor-store'
import { closedMonths, lockPayments } from '../../nouns/payments/pay-period-store'
import { overlapsOf } from '../../nouns/payments/overlaps-of'
import {
  deleteSchedule,
  findSchedule,
  insertSchedule,
  knownForPayment,
  schedulesOfTruck,
  schedulesOfVendor,
  storedSchedule,
  unpaidTrucks,
  updateSchedule,
} from '../../nouns/payments/payment-schedule-store'
import { refuseFrozen } from '../../nouns/payments/refuse-frozen'
import { refuseLonger } from '../../nouns/payments/refuse-longer'
import { recordAudit } from '../../nouns/record-keeping/record-audit'

/** Schedules change one after the other, and never beside a save of the vendor whose truck it is. */
async function lockForSchedule(tx: Db, truckId: number): Promise<void> {
  await lockPayments(tx)
  await lockOwner(tx, truckId)
}

const {
  payments,
  unclosedMonths,
  closePayPeriod,
  reopenPayPeriod,
  payPeriodChanges,
  exportPayPeriod,
  ...endpoints
} = paymentEndpoints

/** The schedule as it is stored now, with the warnings that name it. */
async function withOverlaps(tx: Db, truckId: number, id: number) {
  const all = await schedulesOfTruck(tx, truckId)
  return {
    schedules: all.filter(one => one.payment_schedule_id === id),
    overlaps: scheduleOverlaps(all).filter(one => one.payment_schedule_id === id),
  }
}

export const paymentScheduleHandlers = implement(endpoints, {
  unpaidTrucks: async ({ db, now }) => ({ trucks: await unpaidTrucks(db, losAngelesDay(now)) }),

  async truckPayments({ db, params }) {
    const payment_schedule = await schedulesOfTruck(db, params.id)
    if (payment_schedule.length === 0 && !(await knownForPayment(db, params.id, null)).truck)
      throw new NotFound('This truck')
    const overlaps = scheduleOverlaps(payment_schedule)
    return { payment_schedule, overlaps, closed_months: await closedMonths(db) }
  },

  async vendorPayments({ db, params }) {
    await requireVendor(db, params.id)
    const payment_schedules = await schedulesOfVendor(db, params.id)
    return { payment_schedules, overlaps: await overlapsOf(db, payment_schedules) }
  },

  async addPayment(call) {
    const { db, params, body } = call
    await lockForSchedule(db, params.id)
    const known = await knownForPayment(db, params.id, body.campaign_id)
    if (!known.truck) throw new NotFound('This truck')
    if (!known.campaign) throw new Invalid({ campaign_id: PAYMENT_SCHEDULE_TEXTS.noCampaign })
    await refuseFrozen(db, [null, body])
    const id = await insertSchedule(db, { truck_id: params.id, ...storedSchedule(body) })
    const { schedules, overlaps } = await withOverlaps(db, params.id, id)
    await recordAudit(db, {
      ...call,
      action: `added a payment schedule to truck ${schedules[0]?.truck_name ?? params.id}`,
      entity: 'payment_schedule',
      entityId: id,
      after: schedules[0],
    })
    return { new_ps: schedules, overlaps }
  },

  async updatePayment(call) {
    const { db, params, body } = call
    await lockForSchedule(db, params.id)
    const before = await findSchedule(db, params.psId)
    if (before?.truck_id !== params.id) throw new NotFound('This payment schedule')
    if (body.version !== undefined && body.version !== before.version)
      throw new StaleEdit('This payment schedule', before)
    const changed = changedSchedule(before, body)
    if (endsBeforeItStarts(changed)) throw new Invalid({ end_date: PAYMENT_SCHEDULE_TEXTS.endBeforeStart })
    const { campaign } = await knownForPayment(db, params.id, changed.campaign_id)
    if (!campaign) throw new Invalid({ campaign_id: PAYMENT_SCHEDULE_TEXTS.noCampaign })
    await refuseLonger(db, [{ id: params.psId, was: before, becomes: changed }])
    await refuseFrozen(db, [before, changed])
    await updateSchedule(db, params.psId, storedSchedule(changed))
    const { schedules, overlaps } = await withOverlaps(db, params.id, params.psId)
    await recordAudit(db, {
      ...call,
      action: `changed a payment schedule of truck ${before.truck_name}`,
      entity: 'payment_schedule',
      entityId: params.psId,
      before,
      after: schedules[0],
    })
    return { updated_ps: schedules, overlaps }
  },

  async deletePayment(call) {
    const { db, params } = call
    await lockPayments(db)
    const before = await findSchedule(db, params.id)
    if (!before) throw new NotFound('This payment schedule')
    await lockOwner(db, before.truck_id)
    await refuseFrozen(db, [before, null])
    await deleteSchedule(db, params.id)
    await recordAudit(db, {
      ...call,
      action: `deleted a payment schedule of truck ${before.truck_name}`,
      entity: 'payment_schedule',
      entityId: params.id,
      before,
    })
    return { deleted_ps: [before] }
  },
})
