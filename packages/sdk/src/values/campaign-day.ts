import { type Instant, instantMs } from './instant'
import { losAngelesDay } from './los-angeles-day'
import { DAY_MS, type Day, utcDay } from './utc-day'

/**
 * The calendar date that an instant stands for wherever campaigns are shown, listed, edited or exported. An instant
 * exactly on an edge of a UTC day (00:00:00.000Z or 23:59:59.999Z) was stored as a date and shows as its UTC date;
 * any other shows its date in Los Angeles. Throws a RangeError for what is no instant.
 * Source: decisions, "Dates and time".
 */
export function campaignDay(instant: Instant): Day {
  const ms = instantMs(instant)
  const intoDay = ((ms % DAY_MS) + DAY_MS) % DAY_MS
  return intoDay === 0 || intoDay === DAY_MS - 1 ? utcDay(ms) : losAngelesDay(ms)
}
