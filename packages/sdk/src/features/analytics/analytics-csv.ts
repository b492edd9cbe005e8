import { writeCsv } from '../../values/csv'
import { countText } from '../../values/count-text'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import type { PathTotals } from '../../nouns/driving/path'
import { type DailyTotal, dailyTotals, modelledTotals, withIdleDays } from './daily-totals'
import { REPORT_COLUMNS, reportRows } from './report-rows'

/** Which days these are, said below the chart and at the end of the file. Source: decisions, "Dates and time". */
export const UTC_DAYS_NOTE = 'Days are UTC days'

/** How much of the days is not measured by GPS; undefined: all of it is. Ours. */
export function modelledNote(totals: readonly DailyTotal[]): string | undefined {
  const all = { miles: 0, impressions: 0 }
  const modelled = { miles: 0, impressions: 0 }
  for (const day of totals) {
    const part = modelledTotals(day.byProvenance)
    all.miles += day.miles
    all.impressions += day.impressions
    modelled.miles += part.miles
    modelled.impressions += part.impressions
  }
  if (modelled.miles === 0 && modelled.impressions === 0) return undefined
  const miles = `${countText(modelled.miles, 2)} of ${countText(all.miles, 2)} miles`
  const impressions = `${countText(modelled.impressions)} of ${countText(all.impressions)} impressions`
  return `Modelled, not measured by GPS: ${miles}, ${impressions}`
}

/** The report as a CSV file: a row for each day, then the notes on the days and on what is modelled. */
export function analyticsCsv(totals: readonly DailyTotal[]): string {
  const note = modelledNote(totals)
  const notes = [UTC_DAYS_NOTE, ...(note === undefined ? [] : [note])]
  return writeCsv([REPORT_COLUMNS, ...reportRows(totals), ...notes.map(text => [text])])
}

/** The same of a whole campaign, with the days on which nobody drove. */
export const campaignCsv = (vehicles: readonly Pick<Vehicle<PathTotals>, 'analytics'>[]): string =>
  analyticsCsv(withIdleDays(dailyTotals(vehicles.flatMap(({ analytics = [] }) => analytics))))

/** `summer_tour_2020.csv`: lowercase, an underscore for each run of anything else. Spec: client dashboard, 5. */
export const reportFileName = (campaignName: string): string =>
  `${campaignName.toLowerCase().replace(/[^a-z0-9]+/g, '_') || '_'}.csv`
