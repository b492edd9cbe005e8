import type { removalEndpoints } from '@product/sdk/features/removals'
import {
  completeRemoval,
  notesProblem,
  type Removal,
  REMOVAL_TEXTS,
  type RemovalProblem,
  type RemovalSave,
  reopenRemoval,
  type WrittenRemoval,
} from '@product/sdk/nouns/removals'
import { losAngelesDay } from '@product/sdk/values'
import { Conflict, Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import type { Call, Handler } from '../../http/implement'
import { lockOwner } from '../../nouns/fleet/vendor-store'
import { lockPayments } from '../../nouns/payments/pay-period-store'
import { findSchedule, updateSchedule } from '../../nouns/payments/payment-schedule-store'
import { refuseFrozen } from '../../nouns/payments/refuse-frozen'
import { refuseLonger } from '../../nouns/payments/refuse-longer'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { changedPicture } from '../../nouns/removals/removal-picture'
import { findRemoval, storeRemoval } from '../../nouns/removals/removal-store'

type WriteCall = Call<typeof removalEndpoints.updateRemoval>

/** Throws where the page did not show what is stored now. */
function refuseStale(before: Removal, body: RemovalSave): void {
  const { removal_id, payment_schedule_id } = before
  if ((body.payment_schedule_id ?? payment_schedule_id) !== payment_schedule_id)
    throw new Invalid({ payment_schedule_id: REMOVAL_TEXTS.otherSchedule })
  if ((body.removal_id ?? removal_id) !== removal_id)
    throw new Invalid({ removal_id: REMOVAL_TEXTS.otherRemoval })
  if (body.version !== undefined && body.version !== before.version)
    throw new StaleEdit('This removal', before)
  if ((body.payment_schedule_version ?? before.payment_schedule_version) !== before.payment_schedule_version)
    throw new StaleEdit('The payment schedule of this removal', before)
}

/** Throws for notes that are longer than they may be. */
function refuseLongNotes({ removal_notes: stored }: Removal, { removal_notes: sent }: RemovalSave): void {
  const problem = notesProblem(sent ?? '', stored)
  if (problem !== undefined) throw new Invalid({ removal_notes: problem })
}

function refusal({ problem, field, text }: RemovalProblem) {
  const isOfDate = field === 'removal_date'
  return isOfDate && problem !== 'must-reopen'
    ? new Invalid({ [field]: text })
    : new Conflict(text, { [field]: text })
}

/** By the rules what is to be stored; throws what they refuse. */
function written(before: Removal, body: RemovalSave, today: string): WrittenRemoval {
  const noted = { ...before, removal_notes: body.removal_notes ?? before.removal_notes }
  const decide = () => {
    if (body.removal_complete)
      return completeRemoval(noted, {
        removed: body.removed_date,
        today,
        isConfirmed: body.truncate_payment_schedule === true,
      })
    return reopenRemoval(noted, { today, restores: body.restore_payment_schedule === true })
  }
  const result = decide()
  if ('problem' in result) throw refusal(result)
  return result.written
}

/** Ends the schedule when the removal says; what a closed month pays, or another owner would be paid, is refused. */
async function moveEnd(call: WriteCall, { was, becomes }: NonNullable<WrittenRemoval['schedule']>) {
  const { db, params } = call
  const before = await findSchedule(db, params.id)
  if (!before) throw new NotFound('This payment schedule')
  const changed = { ...before, end_date: becomes }
  await refuseLonger(db, [{ id: params.id, was: before, becomes: changed }])
  await refuseFrozen(db, [before, changed])
  await updateSchedule(db, params.id, { end_date: becomes })
  await recordAudit(db, {
    ...call,
    action: `${becomes < was ? 'ended early' : 'restored the end of'} a payment schedule of truck ${before.truck_name}`,
    entity: 'payment_schedule',
    entityId: params.id,
    before,
    after: await findSchedule(db, params.id),
  })
}

const whatHappened = (before: Removal, after: Removal): string => {
  if (before.removal_complete === after.removal_complete) return 'updated'
  return after.removal_complete ? 'completed' : 'reopened'
}

async function requireRemoval(db: Db, id: number): Promise<Removal> {
  const found = await findRemoval(db, id)
  if (!found) throw new NotFound('This removal')
  return found
}

/** Removal and schedule change in one transaction, one after the other with every other write of payments. */
export const writeRemoval: Handler<typeof removalEndpoints.updateRemoval> = async call => {
  const { db, params, body, session, now } = call
  await lockPayments(db)
  const before = await requireRemoval(db, params.id)
  await lockOwner(db, before.truck_id)
  refuseStale(before, body)
  refuseLongNotes(before, body)
  const { removal, schedule } = written(before, body, losAngelesDay(now))
  if (schedule) await moveEnd(call, schedule)
  const cut = schedule && removal.removal_complete ? schedule : undefined
  await storeRemoval(db, params.id, {
    ...removal,
    ...(await changedPicture(db, before, body.removal_img_url, { userId: session.userId, now })),
    end_before_cut: cut?.was ?? null,
    end_after_cut: cut?.becomes ?? null,
    changed_at: now,
  })
  const after = await requireRemoval(db, params.id)
  await recordAudit(db, {
    ...call,
    action: `${whatHappened(before, after)} the removal of truck ${after.truck_name}`,
    entity: 'removal',
    entityId: params.id,
    before,
    after,
  })
  return { updated_removal: [after] }
}
