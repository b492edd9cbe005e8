import { z } from 'zod'
import { losAngelesDay } from '../../values/los-angeles-day'
import type { Instant } from '../../values/instant'
import { addMonths, monthDays, type MonthDays } from '../../values/month'
import { type Day, dayStartMs } from '../../values/utc-day'

export { addMonths, monthDays, type MonthDays }

/** A calendar month in Los Angeles, `YYYY-MM`: the pay period. Spec: operations, 9. */
export type PayMonth = string

/** Ours; the specification shows no text. */
export const PAY_MONTH_TEXTS = {
  noMonth: 'Please choose a month like 2026-05, between 2000 and 2099.',
  notOneMonth: 'A pay period is one calendar month, from its first to its last day.',
} as const

/** What else there is in the calendar is a slip of the hand, as with every other date. */
const MONTH_SHAPE = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The month that an address or a query names; undefined for any other text. */
export const readPayMonth = (text: string): PayMonth | undefined =>
  MONTH_SHAPE.test(text) ? text : undefined

/** A month in a body or a query. */
export const payMonthField = z
  .string({ error: PAY_MONTH_TEXTS.noMonth })
  .regex(MONTH_SHAPE, PAY_MONTH_TEXTS.noMonth)

export const monthOfDay = (day: Day): PayMonth => day.slice(0, 7)

/** The month with which the picker starts: the one in Los Angeles now. Spec: operations, 2. */
export const currentPayMonth = (now: Instant): PayMonth => monthOfDay(losAngelesDay(now))

/** The month that runs from the one day to the other, as the list of payments is asked for; undefined where none does. */
export function payMonthFrom(start: Day, end: Day): PayMonth | undefined {
  const month = readPayMonth(monthOfDay(start))
  if (month === undefined) return undefined
  const { first, last } = monthDays(month)
  return start === first && end === last ? month : undefined
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** `August`: as descriptions of bills have it. Always English, since bills are matched by their text. */
export const monthName = (month: PayMonth): string => monthFormat.format(dayStartMs(`${month}-01`))

/** `August 2020`: as numbers of invoices begin. */
export const monthAndYear = (month: PayMonth): string => `${monthName(month)} ${month.slice(0, 4)}`
