import {
  type MonthDays,
  type PayFacts,
  type PayMonth,
  type PaymentSchedule,
  type PaymentScheduleFields,
  rateCents,
} from '@product/sdk/nouns/payments'
import { dollars } from '@product/sdk/values'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { payment_schedules } from '../../db/tables/payments'

type Stored = Omit<PaymentSchedule, 'monthly_rate'> & { monthly_rate_cents: number }
export type NewPaymentSchedule = Omit<typeof payment_schedules.$inferInsert, 'vendor_id'>

/** A schedule's fields as they are kept. */
export const storedSchedule = ({
  campaign_id,
  start_date,
  end_date,
  monthly_rate,
}: Omit<PaymentScheduleFields, 'version'>) => ({
  campaign_id,
  start_date,
  end_date,
  monthly_rate_cents: rateCents({ monthly_rate }),
})

const columns = sql`p.payment_schedule_id, p.truck_id, t.name as truck_name, t.license_plate,
  v.vendor_id, v.name as vendor_name, c.campaign_id, c.name as campaign_name, p.monthly_rate_cents,
  p.start_date::text as start_date, p.end_date::text as end_date, p.version`
const joined = sql`payment_schedules p
  join trucks t on t.truck_id = p.truck_id
  left join vendors v on v.vendor_id = p.vendor_id
  left join campaigns c on c.campaign_id = p.campaign_id`

const wire = ({ monthly_rate_cents, version, ...schedule }: Stored): PaymentSchedule => ({
  ...schedule,
  monthly_rate: dollars(monthly_rate_cents),
  version,
})

const select = async (db: Db, rest: SQL): Promise<PaymentSchedule[]> =>
  (await rows<Stored>(db, sql`select ${columns} from ${joined} ${rest}`)).map(wire)

/** The schedules of a truck, the latest first. */
export const schedulesOfTruck = (db: Db, truckId: number): Promise<PaymentSchedule[]> =>
  select(db, sql`where p.truck_id = ${truckId} order by p.start_date desc, p.payment_schedule_id desc`)

/** What a vendor is paid by, also for trucks that were deleted or changed hands; the earliest first. */
export const schedulesOfVendor = (db: Db, vendorId: number): Promise<PaymentSchedule[]> =>
  select(db, sql`where p.vendor_id = ${vendorId} order by p.start_date, p.payment_schedule_id`)

/** The schedules of trucks, also of those that others were paid by. */
export const schedulesOfTrucks = (db: Db, truckIds: readonly number[]): Promise<PaymentSchedule[]> =>
  select(db, sql`where p.truck_id in ${idList(truckIds)} order by p.payment_schedule_id`)

export const findSchedule = async (db: Db, id: number): Promise<PaymentSchedule | undefined> =>
  first(await select(db, sql`where p.payment_schedule_id = ${id}`))

/** Who is paid by a schedule from the start: whoever owns the truck now. */
const owned = (schedule: NewPaymentSchedule) => ({
  ...schedule,
  vendor_id: sql`(select vendor_id from trucks where truck_id = ${schedule.truck_id})`,
})

/** Answers its id. */
export async function insertSchedule(tx: Db, schedule: NewPaymentSchedule): Promise<number> {
  const [added] = await tx
    .insert(payment_schedules)
    .values(owned(schedule))
    .returning({ id: payment_schedules.payment_schedule_id })
  if (!added) throw new Error('The payment schedule was not stored')
  return added.id
}

export async function insertSchedules(tx: Db, list: readonly NewPaymentSchedule[]): Promise<void> {
  if (list.length > 0) await tx.insert(payment_schedules).values(list.map(owned))
}

export async function updateSchedule(
  tx: Db,
  id: number,
  fields: Partial<Omit<NewPaymentSchedule, 'truck_id'>> & { vendor_id?: number | null },
): Promise<void> {
  await tx
    .update(payment_schedules)
    .set({ ...fields, version: sql`${payment_schedules.version} + 1` })
    .where(eq(payment_schedules.payment_schedule_id, id))
}

export async function deleteSchedule(tx: Db, id: number): Promise<void> {
  await tx.delete(payment_schedules).where(eq(payment_schedules.payment_schedule_id, id))
}

interface Facts {
  pictured: boolean
  facts: Omit<PayFacts, 'removedOn'>
}

interface FactRow extends Stored {
  days_tracked: number
  days_per_week: number
  picture_reporting: boolean
  pictured: boolean
  open_fix_items: number[]
}

/** The Los Angeles midnight with which a day begins. */
const midnight = (day: SQL): SQL => sql`((${day})::timestamp at time zone 'America/Los_Angeles')`

/**
 * The schedules with a day in a month and what bears on paying them, in one statement: by vendor in any case, trucks
 * without one last, then by truck. Removals stand to the right of payments: whoever asks knows them.
 */
export async function schedulesOfMonth(
  db: Db,
  { first: from, last }: MonthDays,
): Promise<(Facts & { schedule: PaymentSchedule })[]> {
  const start = sql`greatest(p.start_date, ${from}::date)`
  const end = sql`least(coalesce(p.end_date, ${last}::date), ${last}::date)`
  // Drives are counted truck by truck, along their index: sorting a month of all trucks' drives takes longer.
  const found = await rows<FactRow>(
    db,
    sql`with weeks as (
        select truck_id, campaign_id, max(days_driven_per_week) as days from truck_campaigns group by truck_id, campaign_id
      ), pictured as (
        select distinct truck_id from truck_pictures where month = ${from.slice(0, 7)} and approved
      ), open_items as (
        select truck_id, json_agg(truck_problem_id order by truck_problem_id) as ids
        from fix_list_items where not closed group by truck_id
      )
      select ${columns}, coalesce(v.picture_reporting, false) as picture_reporting,
        (select count(distinct (d.started_at at time zone 'America/Los_Angeles')::date)::int from paths d
          where d.vehicle_kind = 'truck' and d.vehicle_id = p.truck_id
            and d.started_at >= ${midnight(start)} and d.started_at < ${midnight(sql`${end} + 1`)}) as days_tracked,
        coalesce(weeks.days, 7) as days_per_week, pictured.truck_id is not null as pictured,
        coalesce(open_items.ids, '[]') as open_fix_items
      from ${joined}
        left join weeks on weeks.truck_id = p.truck_id and weeks.campaign_id = p.campaign_id
        left join pictured on pictured.truck_id = p.truck_id
        left join open_items on open_items.truck_id = p.truck_id
      where p.start_date <= ${last}::date and (p.end_date is null or p.end_date >= ${from}::date)
      order by coalesce(v.name, '') = '', v.name_key, v.vendor_id, lower(t.name), p.truck_id, p.start_date,
        p.payment_schedule_id`,
  )
  return found.map(
    ({ days_tracked, days_per_week, picture_reporting, pictured, open_fix_items, ...stored }) => ({
      schedule: wire(stored),
      pictured,
      facts: {
        daysTracked: days_tracked,
        daysPerWeek: days_per_week,
        pictureReporting: picture_reporting,
        openFixItems: open_fix_items,
      },
    }),
  )
}

/** Months that were over on a day, that schedules pay and that are not closed, with how many, the earliest first. */
export const unclosedMonthsBefore = (db: Db, day: string) =>
  rows<{ month: PayMonth; rowCount: number }>(
    db,
    sql`select to_char(began, 'YYYY-MM') as month, count(*)::int as "rowCount"
      from payment_schedules p, generate_series(date_trunc('month', p.start_date::timestamp),
        least(coalesce(p.end_date, ${day}::date - 1), ${day}::date - 1)::timestamp, interval '1 month') began
      where not exists (select 1 from pay_periods closed
        where closed.month = to_char(began, 'YYYY-MM') and closed.closed_at is not null)
      group by began order by began`,
  )

/** Owners and trucks among these that were deleted. */
export async function deletedOf(
  db: Db,
  lines: readonly { vendor_id: number | null; truck_id: number }[],
): Promise<{ vendor_ids: number[]; truck_ids: number[] }> {
  const vendorIds = [...new Set(lines.flatMap(line => line.vendor_id ?? []))]
  const truckIds = [...new Set(lines.map(line => line.truck_id))]
  const [found] = await rows<{ vendor_ids: number[]; truck_ids: number[] }>(
    db,
    sql`select
      (select coalesce(json_agg(value order by value), '[]') from ${idList(vendorIds)} one(value)
        where not exists (select 1 from vendors where vendor_id = value and deleted_at is null)) as vendor_ids,
      (select coalesce(json_agg(value order by value), '[]') from ${idList(truckIds)} one(value)
        where not exists (select 1 from trucks where truck_id = value and deleted_at is null)) as truck_ids`,
  )
  return found ?? { vendor_ids: [], truck_ids: [] }
}

/** For each truck that is on a campaign on a Los Angeles day and paid by no schedule then, the campaign that ends last. */
export const unpaidTrucks = (db: Db, today: string) =>
  rows<{
    truck_id: number
    name: string
    license_plate: string | null
    vendor_name: string | null
    campaign_id: number
    campaign_name: string
  }>(
    db,
    sql`select distinct on (lower(t.name), t.truck_id) t.truck_id, t.name, t.license_plate,
        v.name as vendor_name, c.campaign_id, c.name as campaign_name
      from truck_campaigns tc
      join campaigns c on c.campaign_id = tc.campaign_id
      join trucks t on t.truck_id = tc.truck_id
      left join vendors v on v.vendor_id = t.vendor_id
      where t.deleted_at is null
        and coalesce(tc.tracking_start, c.start_date) < ${midnight(sql`${today}::date + 1`)}
        and coalesce(tc.tracking_end, c.end_date) >= ${midnight(sql`${today}::date`)}
        and not exists (select 1 from payment_schedules p where p.truck_id = t.truck_id
          and p.start_date <= ${today}::date and (p.end_date is null or p.end_date >= ${today}::date))
      order by lower(t.name), t.truck_id, c.end_date desc`,
  )

/** Whether there are this truck, not deleted, and this campaign; none is asked for by null. */
export async function knownForPayment(db: Db, truckId: number, campaignId: number | null) {
  const [known] = await rows<{ truck: boolean; campaign: boolean }>(
    db,
    sql`select exists (select 1 from trucks where truck_id = ${truckId} and deleted_at is null) as truck,
      exists (select 1 from campaigns where campaign_id = ${campaignId ?? 0}) as campaign`,
  )
  return { truck: known?.truck === true, campaign: campaignId === null || known?.campaign === true }
}
