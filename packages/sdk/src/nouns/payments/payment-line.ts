import { z } from 'zod'
import { day } from '../../contract/day-field'
import { type Cents, dollars, readCents, sumCents } from '../../values/money'
import { type MonthDays, monthDays, type PayMonth } from './pay-month'
import { type PaymentSchedule, paymentSchedule, rateCents } from './payment-schedule'
import { activeDays, daysToMs, prorateCents } from './prorate'

/** What a schedule costs in one month, as a row of the payments table. Spec: operations, 3. */
export const paymentLine = paymentSchedule.extend({
  /** The first and the last day of the schedule in the month, both paid. */
  start_active: day,
  end_active: day,
  /** Milliseconds, 86,400,000 for each day of the month. */
  days_this_month: z.number().int(),
  /** Milliseconds, 86,400,000 for each paid day of it. */
  days_on_campaign: z.number().int(),
  /** From 0 to 1. For display: the amount is reckoned from the days. */
  prorate_multiplier: z.number(),
  /** Dollars; whole cents by `amountCents`. */
  amount_ext: z.number(),
  /** Whether a picture of the truck was approved in the month. */
  pictures_received: z.boolean(),
})

export type PaymentLine = z.output<typeof paymentLine>

/** What is kept of a line when a month is exported: who was paid what for which days. */
export const exportedLine = paymentLine.pick({
  payment_schedule_id: true,
  truck_id: true,
  truck_name: true,
  vendor_id: true,
  vendor_name: true,
  monthly_rate: true,
  start_active: true,
  end_active: true,
  amount_ext: true,
})

export type ExportedLine = z.output<typeof exportedLine>

/** The line of a schedule in a month, or undefined where none of its days falls into it. */
function lineOf(
  schedule: PaymentSchedule,
  month: MonthDays,
  picturesReceived: boolean,
): PaymentLine | undefined {
  const active = activeDays(schedule, month)
  if (!active) return undefined
  const { count } = month
  return {
    ...schedule,
    start_active: active.start_active,
    end_active: active.end_active,
    days_this_month: daysToMs(count),
    days_on_campaign: daysToMs(active.count),
    prorate_multiplier: active.count / count,
    amount_ext: dollars(prorateCents(rateCents(schedule), active.count, count)),
    pictures_received: picturesReceived,
  }
}

/**
 * The lines of a month, in the order of the schedules; those without a day in it are left out. `pictured`: the trucks
 * of which a picture was approved in the month. Throws a RangeError for text that is no month.
 */
export function paymentLines(
  schedules: readonly PaymentSchedule[],
  month: PayMonth,
  pictured: ReadonlySet<number>,
): PaymentLine[] {
  const days = monthDays(month)
  return schedules.flatMap(schedule => lineOf(schedule, days, pictured.has(schedule.truck_id)) ?? [])
}

/** The amount in whole cents. Throws a RangeError for what is no amount. */
export function amountCents({ amount_ext: amount }: Pick<PaymentLine, 'amount_ext'>): Cents {
  const cents = readCents(amount)
  if (cents === undefined) throw new RangeError(`Not an amount: ${amount}`)
  return cents
}

/** What a month costs: the sum of the rounded amounts. */
export const monthTotal = (lines: readonly PaymentLine[]): Cents => sumCents(lines.map(amountCents))
