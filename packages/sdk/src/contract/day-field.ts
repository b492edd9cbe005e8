import { z } from 'zod'
import { campaignDay } from '../values/campaign-day'
import { readInstant } from '../values/instant'
import { type Day, isDay } from '../values/utc-day'
import { INSTANT_RANGE_TEXT } from './instant-field'

const FIRST: Day = '2000-01-01'
const LAST: Day = '2099-12-31'

const MILLISECONDS = /^\d{9,15}$/

function dayOfInstant(instant: string | number): Day | undefined {
  const ms = readInstant(instant)
  return ms === undefined ? undefined : campaignDay(ms)
}

/** The date that a body or a query means, or undefined: a date as it is, an instant by `campaignDay`. */
function readDay(value: string | number): Day | undefined {
  if (typeof value === 'number') return dayOfInstant(value)
  if (isDay(value)) return value
  if (MILLISECONDS.test(value)) return dayOfInstant(Number(value))
  // `Date` reads far more than instants, and moves days that the calendar lacks into the next month.
  return isDay(value.slice(0, 10)) && value[10] === 'T' ? dayOfInstant(value) : undefined
}

/** Years of five digits would stand among those of four. */
export const inCalendar = (day: Day): boolean => day.length === FIRST.length && day >= FIRST && day <= LAST

/** The date, or undefined after saying what is wrong with it. */
function checkedDay(
  value: string | number,
  missing: string,
  context: { addIssue: (issue: { code: 'custom'; message: string }) => void },
): Day | undefined {
  const day = readDay(value)
  if (day !== undefined && inCalendar(day)) return day
  context.addIssue({ code: 'custom', message: day === undefined ? missing : INSTANT_RANGE_TEXT })
  return undefined
}

/**
 * A calendar date without time, handed on as `YYYY-MM-DD`. Taken as such, as an instant with its zone, or as
 * milliseconds since 1970 UTC, in a query also as text: an instant on an edge of a UTC day is that day, any other the
 * date in Los Angeles. `missing` is said of anything else. Source: decisions, "Dates and time".
 */
export const dayField = (missing: string) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value, context): Day => checkedDay(value, missing, context) ?? z.NEVER)

type DayContext = Parameters<typeof checkedDay>[2]

const dayOrNull = (wrong: string) => z.union([z.string(), z.number(), z.null()], { error: wrong })
const readOrNull =
  (wrong: string) =>
  (value: string | number | null, context: DayContext): Day | null =>
    value === null || value === '' ? null : (checkedDay(value, wrong, context) ?? z.NEVER)

/** The same of a date that may be missing: null, absent or empty, as a form sends it, is none. */
export const optionalDayField = (wrong: string) => dayOrNull(wrong).default(null).transform(readOrNull(wrong))

/** The same in a change: null or empty takes the date away, and absent it stays. */
export const changedDayField = (wrong: string) => dayOrNull(wrong).transform(readOrNull(wrong)).optional()

/** A date that an answer carries. */
export const day = z.iso.date()
