import { addDays, type Day, daysBetween } from '../../values/utc-day'

/** With so many days before it a campaign's day is compared. */
export const USUAL_DAYS = 7

/** A truck is silent when its tracker said nothing for so many hours. */
export const SILENT_HOURS = 24

export interface Figures {
  miles: number
  impressions: number
}

export interface Standing extends Figures {
  /** A day's average over the days before, as far as the campaign ran on them; null where it did on none. */
  usual: Figures | null
}

/**
 * How a campaign stood on a day: what its vehicles made, beside the average of the seven days before. A day without
 * figures counts as nothing driven. Null where the campaign had not begun.
 */
export function standingOn(
  day: Day,
  startDay: Day,
  figures: readonly (Figures & { day: Day })[],
): Standing | null {
  if (startDay > day) return null
  const first = addDays(day, -USUAL_DAYS)
  const from = startDay > first ? startDay : first
  const days = daysBetween(from, day)
  const before = sumOf(figures.filter(one => one.day >= from && one.day < day))
  return {
    ...sumOf(figures.filter(one => one.day === day)),
    usual: days === 0 ? null : { miles: before.miles / days, impressions: before.impressions / days },
  }
}

const sumOf = (list: readonly Figures[]): Figures => ({
  miles: list.reduce((sum, { miles }) => sum + miles, 0),
  impressions: list.reduce((sum, { impressions }) => sum + impressions, 0),
})

/** By how many whole percent a figure is above what is usual, or below; undefined where that is nothing. */
export const percentAbove = (figure: number, usual: number): number | undefined =>
  usual > 0 ? Math.round((figure / usual - 1) * 100) : undefined

/** Those with silent trucks first, the most before; then by how far their miles fell. Equal ones keep their order. */
export function byConcern<One extends { standing: Standing | null; silent_trucks: readonly unknown[] }>(
  campaigns: readonly One[],
): One[] {
  const fall = ({ standing }: One): number =>
    Math.min(0, (standing?.usual && percentAbove(standing.miles, standing.usual.miles)) ?? 0)
  return campaigns.toSorted(
    (one, other) => other.silent_trucks.length - one.silent_trucks.length || fall(one) - fall(other),
  )
}
