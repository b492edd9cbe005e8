import { addMonths, currentPayMonth, monthDays } from '@product/sdk/nouns/payments'
import { addDays, type Day, losAngelesDay, weekday } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { rows } from '../../db/db'
import { driveTruck } from '../../demo/demo-driving'
import { areaOf, DEMO_TRUCKS } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { findPayPeriod, storeClosed } from '../../nouns/payments/pay-period-store'
import { insertSchedules, type NewPaymentSchedule } from '../../nouns/payments/payment-schedule-store'
import { linesOf, numberedBills } from './month-lines'

/** So long the demo's trucks have driven, and a little less. */
const PAID_DAYS = 29
/** One of so many trucks on a campaign is still to be paid. */
const UNPAID = 7

/** Trucks on no campaign, of vendors who send no pictures and so need none to be paid. */
const READY = [30, 50, 60]

/** They drive from a month's first Monday to Thursday, and are paid for these days. */
async function driveToBePaid(world: DemoWorld, first: Day): Promise<NewPaymentSchedule[]> {
  const start_date = addDays(first, (8 - weekday(first)) % 7)
  const end_date = addDays(start_date, 3)
  for (const truck of READY)
    await driveTruck(world, truck, { area: areaOf(truck), from: start_date, to: end_date })
  return READY.map(truck_id => ({ truck_id, monthly_rate_cents: rateOf(truck_id), start_date, end_date }))
}

const rateOf = (truckId: number): number => 95_000 + (truckId % 7) * 12_550

/** Trucks on running campaigns, with the days on which they are paid for them. */
const onCampaigns = ({ tx, now }: DemoWorld) =>
  rows<{ truck_id: number; campaign_id: number; start_date: string; end_date: string }>(
    tx,
    sql`select tc.truck_id, c.campaign_id, c.end_day::text as end_date,
        greatest((c.start_date at time zone 'UTC')::date, ${addDays(losAngelesDay(now), -PAID_DAYS)}::date)::text
          as start_date
      from truck_campaigns tc join campaigns c using (campaign_id)
      where c.start_date <= ${now.toISOString()} and c.end_day >= ${losAngelesDay(now)}
      order by tc.truck_id`,
  )

/**
 * Schedules of every other truck over three months, until its campaign where it is on one, and of most trucks on running
 * campaigns; one truck is paid twice, one without an end, and a month is closed, some of it ready to be paid.
 */
export async function addDemoPayments(world: DemoWorld): Promise<void> {
  const { tx, now } = world
  const month = currentPayMonth(now)
  const closed = addMonths(month, -2)
  const from = monthDays(closed).first
  const last = monthDays(month).last
  const placed = await onCampaigns(world)
  const startOf = new Map(placed.map(({ truck_id, start_date }) => [truck_id, start_date]))
  const schedules: NewPaymentSchedule[] = []
  for (let truck_id = 2; truck_id <= DEMO_TRUCKS; truck_id += 2) {
    const start_date = addDays(from, truck_id % 40)
    const placedOn = startOf.get(truck_id)
    const end_date = placedOn === undefined ? addDays(last, -(truck_id % 25)) : addDays(placedOn, -1)
    if (start_date <= end_date)
      schedules.push({ truck_id, monthly_rate_cents: rateOf(truck_id), start_date, end_date })
  }
  for (const schedule of placed)
    if (schedule.truck_id % UNPAID !== 0)
      schedules.push({ ...schedule, monthly_rate_cents: rateOf(schedule.truck_id) })
  schedules.push(
    { truck_id: 2, monthly_rate_cents: 30_000, start_date: monthDays(month).first, end_date: last },
    { truck_id: 3, monthly_rate_cents: 110_000, start_date: from, end_date: null },
    ...(await driveToBePaid(world, from)),
  )
  await insertSchedules(tx, schedules)
  const lines = await linesOf(tx, await findPayPeriod(tx, closed), now)
  await numberedBills(tx, closed, lines)
  await storeClosed(tx, closed, { now, by: 'Olivia Owner', lines })
}
