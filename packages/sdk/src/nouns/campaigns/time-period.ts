import { DAY_MS, dayStartMs, utcDay } from '../../values/utc-day'

/** Place in the list of time frames, by which the screens know it; an address holds its short name. */
export type TimePeriodIndex = 0 | 1 | 2 | 3

export interface TimePeriod {
  index: TimePeriodIndex
  label: string
  short: string
}

/** Spec: client dashboard, 2. */
export const TIME_PERIODS: readonly TimePeriod[] = [
  { index: 0, label: '1 Day', short: '1D' },
  { index: 1, label: '1 Week', short: '1W' },
  { index: 2, label: '1 Month', short: '1M' },
  { index: 3, label: 'All', short: 'ALL' },
]

/** The last 7 days: in force until a choice is made, though the label then still asks for one. */
export const DEFAULT_TIME_PERIOD: TimePeriodIndex = 1

/** "All". */
export const WHOLE_TIME: TimePeriodIndex = 3

/** What the selector shows; until the first choice, that there is one to make. */
export const timePeriodLabel = (chosen: TimePeriodIndex | undefined): string =>
  TIME_PERIODS.find(period => period.index === chosen)?.label ?? 'Select Time Frame'

/**
 * The instant (ms) from which a period counts. "All" is 0; the others begin with a whole UTC day, so that the same
 * question is asked all day long and its answer can be kept. The month is the calendar's, its day cut to the
 * length of the earlier month. Spec: client dashboard, 9.
 */
export function timePeriodStart(index: TimePeriodIndex, now: number): number {
  const today = dayStartMs(utcDay(now))
  switch (index) {
    case 0:
      return today - DAY_MS
    case 1:
      return today - 7 * DAY_MS
    case 2:
      return monthBefore(today)
    case 3:
      return 0
  }
}

function monthBefore(ms: number): number {
  const date = new Date(ms)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const lastOfMonthBefore = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Date.UTC(year, month - 1, Math.min(date.getUTCDate(), lastOfMonthBefore))
}

/** The end of the year 9999: later instants are written otherwise in ISO 8601, which databases refuse. */
const LATEST_MS = Date.UTC(10_000, 0) - 1

export type ReadTimePeriod = { since: number } | { problem: string }

/**
 * The instant (ms) that a period in an address asks for: absent is the last 7 days, 0 is all, anything else a
 * timestamp in milliseconds. Text that is none is refused with the reason. Source: decisions.
 */
export function parseTimePeriod(text: string): ReadTimePeriod
export function parseTimePeriod(text: string | undefined, now: number): ReadTimePeriod
export function parseTimePeriod(text: string | undefined, now = 0): ReadTimePeriod {
  if (text === undefined) return { since: timePeriodStart(DEFAULT_TIME_PERIOD, now) }
  const since = Number(text)
  if (/^\d+$/.test(text) && since <= LATEST_MS) return { since }
  return { problem: 'The time period must be a timestamp in milliseconds, or 0 for all' }
}
