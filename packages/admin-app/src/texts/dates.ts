import {
  type Day,
  dayStartMs,
  type Instant,
  instantMs,
  LOS_ANGELES,
  losAngelesDay,
  type Month,
  shownDayText,
} from '@product/sdk/values'
import { useLocale } from 'ra-core'

/** How the console writes days and times. Times are those of Los Angeles; figures of a day are `MM/DD/YYYY` everywhere. */
export interface Dates {
  /** `4:35 PM`. */
  time: (instant: Instant) => string
  /** `11/27/2026, 4:35 PM`. */
  moment: (instant: Instant) => string
  /** `Fri, 11/27/2026, 4:35 PM PST`: its zone tells two of the same hour apart. */
  appointment: (instant: Instant) => string
  /** All that can be said of a moment, for a hint: `Friday, November 27, 2026 at 4:35:00 PM PST (Los Angeles)`. */
  whole: (instant: Instant) => string
  /** `Friday, November 27, 2026`. */
  inWords: (day: Day) => string
  /** `Friday`. */
  weekday: (day: Day) => string
  /** `November 2026`. */
  month: (month: Month) => string
}

function build(locale: string): Dates {
  const formats = new Map<string, Intl.DateTimeFormat>()
  /** One form is made when it is first asked for: it costs more than hundreds of texts. */
  function write(ms: number, options: Intl.DateTimeFormatOptions): string {
    const key = JSON.stringify(options)
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
    // The narrow space before PM is another in each browser's data.
    return format.format(ms).replaceAll('\u202F', ' ')
  }
  const here = (instant: Instant, options: Intl.DateTimeFormatOptions): string =>
    write(instantMs(instant), { timeZone: LOS_ANGELES, ...options })
  const onDay = (day: Day, options: Intl.DateTimeFormatOptions): string =>
    write(dayStartMs(day), { timeZone: 'UTC', ...options })
  const time = (instant: Instant) => here(instant, CLOCK)
  const figures = (instant: Instant) => shownDayText(losAngelesDay(instant))
  return {
    time,
    moment: instant => `${figures(instant)}, ${time(instant)}`,
    appointment: instant =>
      `${here(instant, { weekday: 'short' })}, ${figures(instant)}, ${here(instant, { ...CLOCK, timeZoneName: 'short' })}`,
    whole: instant => `${here(instant, { dateStyle: 'full', timeStyle: 'long' })} (Los Angeles)`,
    inWords: day => onDay(day, { dateStyle: 'full' }),
    weekday: day => onDay(day, { weekday: 'long' }),
    month: month => onDay(`${month}-01`, { month: 'long', year: 'numeric' }),
  }
}

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

const built = new Map<string, Dates>()

/** Words and the order of a clock are those of the language; the figures of a day are not. */
export function datesIn(locale: string): Dates {
  const dates = built.get(locale) ?? build(locale)
  built.set(locale, dates)
  return dates
}

export const useDates = (): Dates => datesIn(useLocale())
