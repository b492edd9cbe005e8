import { type AnalyticsEntry, isMeasured, type Provenance } from '../../nouns/driving/path'
import { groupBy } from '../../values/group-by'
import { type Day, listDays } from '../../values/utc-day'

/** Unrounded: a figure is rounded once, where it is shown. */
export interface Totals {
  miles: number
  impressions: number
}

export type TotalsByProvenance = Readonly<Record<Provenance, Readonly<Totals>>>

export interface DailyTotal extends Totals {
  /** UTC day. */
  day: Day
  /** From the first day up to and with this one. */
  cumulativeMiles: number
  cumulativeImpressions: number
  byProvenance: TotalsByProvenance
}

export interface TotalsOptions {
  /** Leave out what is modelled. */
  measuredOnly?: boolean
}

/** Which entries count. */
export const countedEntries = (
  entries: readonly AnalyticsEntry[],
  { measuredOnly = false }: TotalsOptions = {},
): readonly AnalyticsEntry[] => (measuredOnly ? entries.filter(isMeasured) : entries)

/** The sums by how the miles are known. */
export function totalsByProvenance(entries: readonly AnalyticsEntry[]): TotalsByProvenance {
  const totals = { measured: noTotals(), macro: noTotals(), rep_route: noTotals() }
  for (const { provenance, distance, impressions } of entries) {
    totals[provenance].miles += distance
    totals[provenance].impressions += impressions
  }
  return totals
}

/** What of the sums was not measured by GPS. */
export const modelledTotals = ({ macro, rep_route }: TotalsByProvenance): Totals => ({
  miles: macro.miles + rep_route.miles,
  impressions: macro.impressions + rep_route.impressions,
})

/**
 * The sums of each UTC day that has entries, by day, with what had come together by then.
 * Spec: client dashboard, 9.
 */
export function dailyTotals(entries: readonly AnalyticsEntry[], options?: TotalsOptions): DailyTotal[] {
  const byDay = groupBy(countedEntries(entries, options), ({ date }) => date)
  const soFar = noTotals()
  return [...byDay.keys()].sort().map(day => {
    const byProvenance = totalsByProvenance(byDay.get(day) ?? [])
    const { miles, impressions } = sum(byProvenance)
    soFar.miles += miles
    soFar.impressions += impressions
    const cumulative = { cumulativeMiles: soFar.miles, cumulativeImpressions: soFar.impressions }
    return { day, miles, impressions, ...cumulative, byProvenance }
  })
}

/** The same with a row for every day between the first and the last: charts show idle days as such. */
export function withIdleDays(totals: readonly DailyTotal[]): DailyTotal[] {
  const [first, last] = [totals[0], totals.at(-1)]
  if (!first || !last) return []
  const known = new Map(totals.map(total => [total.day, total]))
  let before = first
  return listDays(first.day, last.day).map(day => {
    before = known.get(day) ?? { ...before, ...noTotals(), day, byProvenance: totalsByProvenance([]) }
    return before
  })
}

const noTotals = (): Totals => ({ miles: 0, impressions: 0 })

const sum = ({ measured, macro, rep_route }: TotalsByProvenance): Totals => ({
  miles: measured.miles + macro.miles + rep_route.miles,
  impressions: measured.impressions + macro.impressions + rep_route.impressions,
})
