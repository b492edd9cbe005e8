import { inCalendar } from '../../contract/day-field'
import { INSTANT_RANGE_TEXT } from '../../contract/instant-field'
import { type Instant, instantMs } from '../../values/instant'
import { losAngelesClock, losAngelesDay } from '../../values/los-angeles-day'
import { type Day, daysBetween, HOUR_MS, isDay } from '../../values/utc-day'

/** Who backdates, and hears how far it is. Spec: operations, 6. */
export const BACKDATE_ROLES = [1, 3] as const

/** A year, and the day that makes a leap year of it. */
export const MOST_BACKDATED_DAYS = 366

export const BACKDATE_TEXTS = {
  /** Spec: operations, 5. */
  incomplete: 'All fields must have a value',
  /** Spec: operations, 3. */
  blocked: 'A Route Generation Is Already In Process... Please Wait...',
  /** Ours. */
  badDay: 'Please enter a date.',
  order: 'The end date must be after the start date.',
  tooLong: `Please choose at most ${MOST_BACKDATED_DAYS} days at once.`,
  notOver: 'Only days that are over can be backdated: the end date can be today at the latest.',
  noPlaceholders: 'This campaign has no placeholder trucks.',
  noCampaign: 'This campaign was not found.',
  ended: 'This route generation has ended already.',
} as const

const LOCKED_MINUTES = 15

/** Even hours of Los Angeles, minutes 0 to 14, in which nothing is started. Spec: operations, 9. */
export function isBackdateLocked(instant: Instant): boolean {
  const { hour, minute } = losAngelesClock(instant)
  return hour % 2 === 0 && minute < LOCKED_MINUTES
}

/** UTC milliseconds at which the lock of the instant ends; undefined where it is not locked. */
export function backdateLockEnd(instant: Instant): number | undefined {
  if (!isBackdateLocked(instant)) return undefined
  // Los Angeles is whole hours away from UTC.
  return Math.floor(instantMs(instant) / HOUR_MS) * HOUR_MS + LOCKED_MINUTES * 60_000
}

/** Days of Los Angeles. */
export interface BackdateRange {
  start: Day
  /** Not included. */
  end: Day
}

function dayProblem(day: Day): string | undefined {
  if (!isDay(day)) return BACKDATE_TEXTS.badDay
  return inCalendar(day) ? undefined : INSTANT_RANGE_TEXT
}

/** A text for each field that can't stand; empty when the range can be backdated. `now` decides which days are over. */
export function backdateProblems({ start, end }: BackdateRange, now: Instant): Record<string, string> {
  const bad = Object.entries({ start, end }).flatMap(([field, day]) => {
    const problem = dayProblem(day)
    return problem === undefined ? [] : [[field, problem]]
  })
  if (bad.length > 0) return Object.fromEntries(bad)
  if (end <= start) return { end: BACKDATE_TEXTS.order }
  if (end > losAngelesDay(now)) return { end: BACKDATE_TEXTS.notOver }
  return daysBetween(start, end) > MOST_BACKDATED_DAYS ? { end: BACKDATE_TEXTS.tooLong } : {}
}

/** Seed of a placeholder's day: the same whenever it is generated, so that a repeated range comes out the same. */
export const routeSeed = (placeholderId: number, day: Day): string => `placeholder ${placeholderId} ${day}`
