import { type Cents, centsNumeral } from '../../values/money'
import { DAY_MS, type Day } from '../../values/utc-day'
import type { MonthDays } from './pay-month'

/** From the first to the last day that is paid, both included, in Los Angeles; null: until it is ended. */
export interface ScheduledDays {
  start_date: Day
  end_date: Day | null
}

/** What of a schedule falls into a month. */
export interface ActiveDays {
  /** The first and the last day of it, both included. */
  start_active: Day
  end_active: Day
  count: number
}

const dayOfMonth = (day: Day): number => Number(day.slice(8))

/**
 * The days of a schedule within a month: whole calendar days in Los Angeles, both ends included, so a day of 23 or 25
 * hours is one day. Undefined where none of them falls into it. Source: decisions, "Dates and time"; domain facts, 9.
 */
export function activeDays(
  { start_date, end_date }: ScheduledDays,
  { first, last }: MonthDays,
): ActiveDays | undefined {
  const start = start_date > first ? start_date : first
  const end = end_date !== null && end_date < last ? end_date : last
  if (start > end) return undefined
  return { start_active: start, end_active: end, count: dayOfMonth(end) - dayOfMonth(start) + 1 }
}

/** `part × whole ÷ parts`, rounded half up to a whole number: all of them whole and none below 0. */
const shareHalfUp = (whole: number, part: number, parts: number): number =>
  Math.floor((2 * whole * part + parts) / (2 * parts))

/**
 * What a month costs in which so many of its days are paid: monthly rate × active days ÷ days of the month, in whole
 * cents, rounded half up once. All days give exactly the rate. Exact up to rates of a hundred billion dollars; throws a
 * RangeError for broken or negative numbers and for more days than the month has. Source: decisions, "Dates and time".
 */
export function prorateCents(monthlyRate: Cents, active: number, daysOfMonth: number): Cents {
  const whole = [monthlyRate, active, daysOfMonth].every(n => Number.isSafeInteger(n) && n >= 0)
  if (!whole || active > daysOfMonth || daysOfMonth === 0 || monthlyRate > 1e13)
    throw new RangeError(`Not to be prorated: ${monthlyRate} by ${active} of ${daysOfMonth} days`)
  return shareHalfUp(monthlyRate, active, daysOfMonth)
}

/** `38.7%`: the share of a month to read, one decimal, rounded half up. It never enters an amount. Spec: operations, 9. */
export const prorateText = (active: number, daysOfMonth: number): string =>
  `${centsNumeral(shareHalfUp(1000, active, daysOfMonth) * 10).slice(0, -1)}%`

/** Days as the wire has them, in milliseconds of 24 hours each. Spec: operations, 3 and 9. */
export const daysToMs = (days: number): number => days * DAY_MS

/** Whole days of so many milliseconds, the nearest: another back end may have counted hours over a change of the clock. */
export const msToDays = (milliseconds: number): number => Math.round(milliseconds / DAY_MS)
