import { analyticsDayText } from '../../values/utc-day'
import type { DailyTotal } from './daily-totals'

/** Spec: client dashboard, 9. */
export const REPORT_COLUMNS = [
  'Date',
  'Daily Impressions',
  'Cumulative Impressions',
  'Daily Miles',
  'Cumulative Miles',
] as const

/** One day of the report: the date as `M/DD/YYYY`, whole impressions, miles to two decimals. */
export type ReportRow = readonly [
  date: string,
  dailyImpressions: number,
  cumulativeImpressions: number,
  dailyMiles: number,
  cumulativeMiles: number,
]

/**
 * The days as the table and the file show them. Each figure is a sum rounded once, so a cumulative one may differ
 * by a little from the sum of the rounded days above it.
 */
export const reportRows = (totals: readonly DailyTotal[]): ReportRow[] =>
  totals.map(total => [
    analyticsDayText(total.day),
    Math.round(total.impressions),
    Math.round(total.cumulativeImpressions),
    toHundredths(total.miles),
    toHundredths(total.cumulativeMiles),
  ])

const toHundredths = (value: number): number => Math.round(value * 100) / 100
