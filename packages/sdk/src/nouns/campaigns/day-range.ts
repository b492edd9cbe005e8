import { addDays, type Day, dayStartMs, daysBetween, isDay, utcDay } from '../../values/utc-day'
import type { PathTotals } from '../driving/path'
import type { Vehicle } from './vehicle'

/** UTC days from the first to the last, both included. */
export interface DayRange {
  from: Day
  to: Day
}

/** The span between two days, whichever was named first. */
export const dayRange = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

export const isWithin = (day: Day, { from, to }: DayRange): boolean => from <= day && day <= to

/** How many days the range has. */
export const rangeLength = ({ from, to }: DayRange): number => daysBetween(from, to) + 1

/** The first instant (ms) to ask routes for. Before 1970 there is none that an address can name: 0 asks for all. */
export const rangeStart = ({ from }: DayRange): number => Math.max(0, dayStartMs(from))

/** As many days just before the range. */
export function rangeBefore(range: DayRange): DayRange {
  const length = rangeLength(range)
  return { from: addDays(range.from, -length), to: addDays(range.from, -1) }
}

const rangeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** `Nov 21 – 27, 2026`: the days as people say them, what both ends share once. */
export const dayRangeText = ({ from, to }: DayRange): string =>
  rangeFormat.formatRange(dayStartMs(from), dayStartMs(to))

/** The range in an address (`from`, `to`), which anybody may have written; undefined where it names none. */
export function readDayRange(query: URLSearchParams): DayRange | undefined {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined
}

/** From the first to the last UTC day on which a path started; undefined without paths. */
export function daysDriven(vehicles: readonly Pick<Vehicle<PathTotals>, 'paths'>[]): DayRange | undefined {
  let [first, last]: [string | undefined, string | undefined] = [undefined, undefined]
  for (const { paths } of vehicles) {
    for (const { start } of paths) {
      if (first === undefined || start < first) first = start
      if (last === undefined || start > last) last = start
    }
  }
  return first === undefined || last === undefined ? undefined : { from: utcDay(first), to: utcDay(last) }
}

/** The vehicles with only those paths that started on a UTC day of the range. */
export const pathsWithin = <Path extends PathTotals>(
  vehicles: readonly Vehicle<Path>[],
  range: DayRange,
): Vehicle<Path>[] =>
  vehicles.map(vehicle => ({
    ...vehicle,
    paths: vehicle.paths.filter(({ start }) => isWithin(utcDay(start), range)),
  }))
