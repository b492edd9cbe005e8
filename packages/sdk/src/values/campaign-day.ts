import { type Instant, instantMs } from './instant'
import { losAngelesDay } from './los-angeles-day'
import { DAY_MS, type Day, utcDay } from './utc-day'

/** Whether an instant lies on an edge of a UTC day (00:00:00.000Z or 23:59:59.999Z): such a one was stored as a date. */
export function isUtcDayEdge(instant: Instant): boolean {
  const intoDay = ((instantMs(instant) % DAY_MS) + DAY_MS) % DAY_MS
  return intoDay === 0 || intoDay === DAY_MS - 1
}

/**
 * The calendar date that an instant stands for wherever campaigns are shown, listed, edited or exported. An instant
 * on an edge of a UTC day (`isUtcDayEdge`) shows as its UTC date; any other shows its date in Los Angeles. Throws a RangeError for what is no instant.
 * Source: decisions, "Dates and time".
 */
export function campaignDay(instant: Instant): Day {
  const ms = instantMs(instant)
  return isUtcDayEdge(ms) ? utcDay(ms) : losAngelesDay(ms)
}
