import { addMonths, currentPayMonth, monthDays } from '@product/sdk/nouns/payments'
import { addDays } from '@product/sdk/values'
import { DEMO_TRUCKS } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { findPayPeriod, storeClosed } from '../../nouns/payments/pay-period-store'
import { insertSchedules, type NewPaymentSchedule } from '../../nouns/payments/payment-schedule-store'
import { linesOf, numberedBills } from './month-lines'

/** Schedules of every other truck over three months; one truck is paid twice, one without an end, and a month is closed. */
export async function addDemoPayments({ tx, now }: DemoWorld): Promise<void> {
  const month = currentPayMonth(now)
  const closed = addMonths(month, -2)
  const from = monthDays(closed).first
  const last = monthDays(month).last
  const schedules: NewPaymentSchedule[] = []
  for (let truck_id = 2; truck_id <= DEMO_TRUCKS; truck_id += 2) {
    schedules.push({
      truck_id,
      monthly_rate_cents: 95_000 + (truck_id % 7) * 12_550,
      start_date: addDays(from, truck_id % 40),
      end_date: addDays(last, -(truck_id % 25)),
    })
  }
  schedules.push(
    { truck_id: 2, monthly_rate_cents: 30_000, start_date: monthDays(month).first, end_date: last },
    { truck_id: 3, monthly_rate_cents: 110_000, start_date: from, end_date: null },
  )
  await insertSchedules(tx, schedules)
  const lines = await linesOf(tx, await findPayPeriod(tx, closed), now)
  await numberedBills(tx, closed, lines)
  await storeClosed(tx, closed, { now, by: 'Olivia Owner', lines })
}
