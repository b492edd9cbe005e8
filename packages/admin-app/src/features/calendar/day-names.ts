import { type Day, dayStartMs } from '@product/sdk/values'

const named = (day: Day, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dayStartMs(day))

export const weekdayName = (day: Day, locale: string): string => named(day, locale, { weekday: 'short' })

export const dayName = (day: Day, locale: string): string =>
  named(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const monthName = (day: Day, locale: string): string =>
  named(day, locale, { month: 'long', year: 'numeric' })
