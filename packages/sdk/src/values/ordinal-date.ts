import { type Day, dayStartMs } from './utc-day'

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const plural = new Intl.PluralRules('en-US', { type: 'ordinal' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, … */
export const ordinal = (n: number): string => `${n}${SUFFIXES[plural.select(n)] ?? 'th'}`

/** `5th May 2020`. Throws a RangeError for text that is no date. Spec: client dashboard, 2. */
export function ordinalDate(day: Day): string {
  const start = dayStartMs(day)
  return `${ordinal(new Date(start).getUTCDate())} ${monthAndYear.format(start)}`
}
