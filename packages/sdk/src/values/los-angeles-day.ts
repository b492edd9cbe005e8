import { type Instant, instantMs } from './instant'
import type { Day } from './utc-day'

/** The one zone in which campaigns, payments and staff live. */
export const LOS_ANGELES = 'America/Los_Angeles'

/** What a clock and a calendar on a wall in Los Angeles show. */
export interface LosAngelesClock {
  day: Day
  /** 0 to 23. */
  hour: number
  minute: number
  second: number
}

// Intl rather than a date library: the advertiser's first page needs no more than this.
const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The wall clock in Los Angeles at the instant. Throws a RangeError for what is no instant. */
export function losAngelesClock(instant: Instant): LosAngelesClock {
  const parts = new Map(clockFormat.formatToParts(instantMs(instant)).map(part => [part.type, part.value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
    second: Number(part('second')),
  }
}

// Every call of a list asks for the day alone, which as parts of a clock would take several times as long.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in Los Angeles on which the instant falls. Throws a RangeError for what is no instant. */
export function losAngelesDay(instant: Instant): Day {
  const [month, day, year = ''] = dayFormat.format(instantMs(instant)).split('/')
  return `${year.padStart(4, '0')}-${month}-${day}`
}
