import { writeCsv } from '../../values/csv'
import type { DailyTotal } from './daily-totals'
import { REPORT_COLUMNS, reportRows } from './report-rows'

/** Which days these are, said below the chart and at the end of the file. Source: decisions, "Dates and time". */
export const UTC_DAYS_NOTE = 'Days are UTC days'

/** The report as a CSV file, a row for each day and the note on the days last. */
export const analyticsCsv = (totals: readonly DailyTotal[]): string =>
  writeCsv([REPORT_COLUMNS, ...reportRows(totals), [UTC_DAYS_NOTE]])

/** `summer_tour_2020.csv`: lowercase, an underscore for each run of anything else. Spec: client dashboard, 5. */
export const reportFileName = (campaignName: string): string =>
  `${campaignName.toLowerCase().replace(/[^a-z0-9]+/g, '_') || '_'}.csv`
