import { addDays, type Day, daysBetween, dayStartMs } from './utc-day'

/** A calendar month, `YYYY-MM`. */
export type Month = string

/** The first and the last day of a month, and how many it has. */
export interface MonthDays {
  first: Day
  last: Day
  count: number
}

/** Throws a RangeError for text that is no month. */
export function monthDays(month: Month): MonthDays {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  return { first, last, count: daysBetween(first, last) + 1 }
}

/** The month that many months later, or earlier where the count is negative. Throws a RangeError for text that is no month. */
export function addMonths(month: Month, months: number): Month {
  dayStartMs(`${month}-01`)
  const sinceYearZero = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const [year, inYear] = [Math.floor(sinceYearZero / 12), (sinceYearZero % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(inYear).padStart(2, '0')}`
}
