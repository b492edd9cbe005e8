import { PROVENANCE_TEXTS, PROVENANCES } from '../../nouns/driving/path'
import { writeCsv } from '../../values/csv'
import type { DailyTotal, Totals } from './daily-totals'
import { REPORT_COLUMNS, reportRows } from './report-rows'

/** Which days these are, said below the chart and at the end of the file. Source: decisions, "Dates and time". */
export const UTC_DAYS_NOTE = 'Days are UTC days'

/** What of the figures was not measured, a note for each way in which it was modelled. */
function modelledNotes(totals: readonly DailyTotal[]): string[] {
  return PROVENANCES.filter(known => known !== 'measured').flatMap(known => {
    const sum = (what: keyof Totals) => totals.reduce((so, day) => so + day.byProvenance[known][what], 0)
    const [impressions, miles] = [sum('impressions'), sum('miles')]
    if (impressions === 0 && miles === 0) return []
    return `${PROVENANCE_TEXTS[known]}: ${Math.round(impressions)} of these impressions, ${miles.toFixed(2)} of these miles`
  })
}

/** The report as a CSV file, a row for each day and below them what the figures cover and how they are known. */
export const analyticsCsv = (totals: readonly DailyTotal[]): string =>
  writeCsv([
    REPORT_COLUMNS,
    ...reportRows(totals),
    ...[UTC_DAYS_NOTE, ...modelledNotes(totals)].map(note => [note]),
  ])

/** `summer_tour_2020.csv`: lowercase, an underscore for each run of anything else. Spec: client dashboard, 5. */
export const reportFileName = (campaignName: string): string =>
  `${campaignName.toLowerCase().replace(/[^a-z0-9]+/g, '_') || '_'}.csv`
