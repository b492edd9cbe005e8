import { type Instant, instantMs } from './instant'

/** A calendar date without time, `YYYY-MM-DD`. */
export type Day = string

export const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000

const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text is a date of the calendar, spelt `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY_SHAPE.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  // A date that the calendar lacks is read as one of the next month.
  return new Date(ms).getUTCDate() === Number(text.slice(8))
}

/** The date in UTC on which the instant falls. */
export const utcDay = (instant: Instant): Day => new Date(instantMs(instant)).toISOString().slice(0, 10)

/** The first millisecond of the day in UTC. Throws a RangeError for text that is no date. */
export function dayStartMs(day: Day): number {
  if (!isDay(day)) throw new RangeError(`Not a date: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}

/** The date that many calendar days later, or earlier where the count is negative. */
export const addDays = (day: Day, days: number): Day => utcDay(dayStartMs(day) + days * DAY_MS)

/** The day of the week: 0 is Sunday, 6 Saturday. */
export const weekday = (day: Day): number => new Date(dayStartMs(day)).getUTCDay()

/** Whether a week starts on the day: weeks start on Sundays. */
export const startsWeek = (day: Day): boolean => weekday(day) === 0

/** The day on which its week starts: the Sunday on or before it. */
export const weekStart = (day: Day): Day => addDays(day, -weekday(day))

/** Calendar days from one date to the other: 0 on the same day, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => (dayStartMs(to) - dayStartMs(from)) / DAY_MS

/** Every date from the first to the last, both included; empty where the last comes before the first. */
export function listDays(first: Day, last: Day): Day[] {
  const count = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** `M/DD/YYYY`, as analytics writes a day. Spec: client dashboard, 9. */
export function analyticsDayText(day: Day): string {
  const [year, month, date] = partsOf(day)
  return `${Number(month)}/${date}/${year}`
}

/** `MM/DD/YYYY`, as lists, forms and the bill file write a day. */
export function shownDayText(day: Day): string {
  const [year, month, date] = partsOf(day)
  return `${month}/${date}/${year}`
}

function partsOf(day: Day): [year: string, month: string, date: string] {
  dayStartMs(day)
  return [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)]
}
