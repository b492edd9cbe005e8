import { type DayRange, isWithin, rangeBefore, rangeLength } from '../../nouns/campaigns/day-range'
import type { AnalyticsEntry, PathTotals } from '../../nouns/driving/path'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import { addDays } from '../../values/utc-day'
import { campaignTotals } from './campaign-totals'
import { countedEntries, type Totals, type TotalsOptions } from './daily-totals'

/** The vehicles that have entries on days of the range, with only those. */
export const analyticsWithin = (
  vehicles: readonly Vehicle<PathTotals>[],
  range: DayRange,
): Vehicle<PathTotals>[] =>
  vehicles
    .map(vehicle => ({
      ...vehicle,
      analytics: vehicle.analytics?.filter(({ date }) => isWithin(date, range)),
    }))
    .filter(({ analytics = [] }) => analytics.length > 0)

/** The first and the last UTC day that count; undefined where none does. */
export function countedDays(
  vehicles: readonly Vehicle<PathTotals>[],
  options?: TotalsOptions,
): DayRange | undefined {
  const days = vehicles.flatMap(({ analytics = [] }) => countedEntries(analytics, options).map(dayOf)).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from !== undefined && to !== undefined ? { from, to } : undefined
}

const dayOf = ({ date }: AnalyticsEntry): string => date

/** The share by which each figure changed, 0.12 for 12 % more; undefined where there was nothing before. */
export interface PeriodTrend extends Record<keyof Totals | 'trucks', number | undefined> {
  /** The days compared with as many just before them. */
  range: DayRange
}

/** Days compared where none are picked. */
const LATEST_DAYS = 7

/**
 * The picked days, else the latest seven, compared with as many days before. Undefined where the campaign does not
 * reach so far back: half a period before would make any campaign look like growing.
 */
export function periodTrend(
  vehicles: readonly Vehicle<PathTotals>[],
  picked: DayRange | undefined,
  options: TotalsOptions = {},
): PeriodTrend | undefined {
  const all = countedDays(vehicles, options)
  if (!all) return undefined
  const range = picked ?? { from: addDays(all.to, 1 - LATEST_DAYS), to: all.to }
  const before = rangeBefore(range)
  if (rangeLength(range) < 1 || before.from < all.from) return undefined
  const figures = (days: DayRange): TrendFigures => campaignTotals(analyticsWithin(vehicles, days), options)
  const [current, previous] = [figures(range), figures(before)]
  return {
    range,
    trucks: change(previous.trucks, current.trucks),
    miles: change(previous.miles, current.miles),
    impressions: change(previous.impressions, current.impressions),
  }
}

interface TrendFigures extends Totals {
  trucks: number
}

const change = (before: number, now: number): number | undefined =>
  before === 0 ? undefined : (now - before) / before
