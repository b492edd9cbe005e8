import { type Day, startsWeek, weekday } from './utc-day'

/** Steps that are counted in the head, within one power of ten. */
const ROUND_STEPS = [1, 2, 5, 10] as const

/**
 * What an axis of figures is marked with: from 0 in equal steps of 1, 2 or 5 times a power of ten up to what holds `most`, in
 * at most as many steps as said. Where there is nothing to show, 0 and 1.
 */
export function valueTicks(most: number, steps = 4): number[] {
  if (!(most > 0) || !Number.isFinite(most)) return [0, 1]
  const least = most / steps
  const power = 10 ** Math.floor(Math.log10(least))
  // A quotient of powers of ten may miss its round number by a hair.
  const factor = ROUND_STEPS.find(one => one >= (least / power) * (1 - 1e-9)) ?? 10
  const count = Math.ceil((most / (factor * power)) * (1 - 1e-9))
  return Array.from({ length: count + 1 }, (_, at) => Number((at * factor * power).toPrecision(12)))
}

/** The days at which an axis of days is marked: those on which weeks start, or every day where less than two weeks do. */
export function dayTicks(days: readonly Day[]): readonly Day[] {
  const starts = days.filter(startsWeek)
  return starts.length < 2 ? days : starts
}

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => weekday(day) % 6 === 0

/** The weekends among days that follow one another: at which place each starts, and how many of its days there are. */
export function weekendSpans(days: readonly Day[]): { at: number; length: number }[] {
  const spans: { at: number; length: number }[] = []
  for (const [at, day] of days.entries()) {
    const last = spans.at(-1)
    if (!isWeekend(day)) continue
    if (last && last.at + last.length === at) last.length += 1
    else spans.push({ at, length: 1 })
  }
  return spans
}
