import { z } from 'zod'
import { campaignDay } from '../values/campaign-day'
import { readInstant } from '../values/instant'
import { type Day, isDay } from '../values/utc-day'
import { INSTANT_RANGE_TEXT } from './instant-field'

const FIRST: Day = '2000-01-01'
const LAST: Day = '2099-12-31'

const MILLISECONDS = /^\d{9,15}$/

/** The date that a body or a query means, or undefined: a date as it is, an instant by `campaignDay`. */
function readDay(value: string | number): Day | undefined {
  if (typeof value === 'string' && isDay(value)) return value
  const instant = typeof value === 'string' && MILLISECONDS.test(value) ? Number(value) : value
  // `Date` reads far more than instants, and moves days that the calendar lacks into the next month.
  if (typeof instant === 'string' && !(isDay(instant.slice(0, 10)) && instant[10] === 'T')) return undefined
  const ms = readInstant(instant)
  return ms === undefined ? undefined : campaignDay(ms)
}

/**
 * A calendar date without time, handed on as `YYYY-MM-DD`. Taken as such, as an instant with its zone, or as
 * milliseconds since 1970 UTC, in a query also as text: an instant on an edge of a UTC day is that day, any other the date in Los Angeles.
 * `missing` is said of anything else. Source: decisions, "Dates and time".
 */
export const dayField = (missing: string) =>
  z.union([z.string(), z.number()], { error: missing }).transform((value, context): Day => {
    const day = readDay(value)
    if (day !== undefined && day >= FIRST && day <= LAST) return day
    context.addIssue({ code: 'custom', message: day === undefined ? missing : INSTANT_RANGE_TEXT })
    return z.NEVER
  })

/** A date that an answer carries. */
export const day = z.iso.date()
