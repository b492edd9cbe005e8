import {
  frozenMonths,
  PAY_PERIOD_TEXTS,
  type PaymentSchedule,
  type PaymentScheduleFields,
  rateCents,
} from '@product/sdk/nouns/payments'
import { dollars } from '@product/sdk/values'
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { Conflict } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { campaigns } from '../../db/tables/campaigns'
import { trucks, vendors } from '../../db/tables/fleet'
import { pay_periods, payment_schedules } from '../../db/tables/payments'

/** The payment schedules of a vendor's trucks, also of those that are kept for their past. */
export async function schedulesOfVendor(db: Db, vendorId: number): Promise<PaymentSchedule[]> {
  const found = await db
    .select({
      payment_schedule_id: payment_schedules.payment_schedule_id,
      truck_id: trucks.truck_id,
      truck_name: trucks.name,
      license_plate: trucks.license_plate,
      vendor_id: trucks.vendor_id,
      vendor_name: vendors.name,
      campaign_id: payment_schedules.campaign_id,
      campaign_name: campaigns.name,
      cents: payment_schedules.monthly_rate_cents,
      start_date: payment_schedules.start_date,
      end_date: payment_schedules.end_date,
      version: payment_schedules.version,
    })
    .from(payment_schedules)
    .innerJoin(trucks, eq(trucks.truck_id, payment_schedules.truck_id))
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .leftJoin(campaigns, eq(campaigns.campaign_id, payment_schedules.campaign_id))
    .where(eq(trucks.vendor_id, vendorId))
    .orderBy(asc(payment_schedules.start_date), asc(payment_schedules.payment_schedule_id))
  return found.map(({ cents, ...schedule }) => ({ ...schedule, monthly_rate: dollars(cents) }))
}

export interface ScheduleEdits {
  added: readonly (PaymentScheduleFields & { truck_id: number })[]
  updated: readonly (PaymentScheduleFields & { payment_schedule_id: number })[]
  removed: readonly number[]
}

const columns = (fields: PaymentScheduleFields) => ({
  campaign_id: fields.campaign_id,
  start_date: fields.start_date,
  end_date: fields.end_date,
  monthly_rate_cents: rateCents(fields),
})

/** Refuses edits that change what a closed month pays. */
async function refuseFrozen(tx: Db, edits: ScheduleEdits, before: readonly PaymentSchedule[]): Promise<void> {
  // Shared: whoever closes a month waits until these edits are stored, or they wait and see it closed.
  const closed = await tx
    .select({ month: pay_periods.month })
    .from(pay_periods)
    .where(isNotNull(pay_periods.closed_at))
    .orderBy(asc(pay_periods.month))
    .for('share')
  const months = closed.map(({ month }) => month)
  const stored = new Map(before.map(schedule => [schedule.payment_schedule_id, schedule]))
  const changes = [
    ...edits.added.map(after => [null, after] as const),
    ...edits.updated.map(after => [stored.get(after.payment_schedule_id) ?? null, after] as const),
    ...edits.removed.map(id => [stored.get(id) ?? null, null] as const),
  ]
  const frozen = changes.flatMap(([from, to]) => frozenMonths(from, to, months))
  if (frozen.length > 0) throw new Conflict(PAY_PERIOD_TEXTS.frozen)
}

/** Stores edits of schedules that `before` holds. Throws Conflict where they change what a closed month pays. */
export async function saveScheduleEdits(
  tx: Db,
  edits: ScheduleEdits,
  before: readonly PaymentSchedule[],
): Promise<void> {
  const { added, updated, removed } = edits
  if (added.length + updated.length + removed.length === 0) return
  await refuseFrozen(tx, edits, before)
  if (removed.length > 0) {
    await tx.delete(payment_schedules).where(inArray(payment_schedules.payment_schedule_id, [...removed]))
  }
  for (const { payment_schedule_id, ...fields } of updated) {
    await tx
      .update(payment_schedules)
      .set({ ...columns(fields), version: sql`${payment_schedules.version} + 1` })
      .where(eq(payment_schedules.payment_schedule_id, payment_schedule_id))
  }
  if (added.length > 0) {
    await tx
      .insert(payment_schedules)
      .values(added.map(({ truck_id, ...fields }) => ({ truck_id, ...columns(fields) })))
  }
}

/** Those of the campaigns that there are. */
export async function knownCampaigns(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ campaign_id: campaigns.campaign_id })
    .from(campaigns)
    .where(inArray(campaigns.campaign_id, [...ids]))
  return new Set(found.map(({ campaign_id }) => campaign_id))
}
