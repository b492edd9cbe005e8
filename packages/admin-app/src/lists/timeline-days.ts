import type { TimelineEntry } from '@product/sdk/nouns/fleet'
import { campaignDay, type Day, groupBy, isUtcDayEdge, losAngelesDay } from '@product/sdk/values'

/** Whether only the day is known: a campaign's dates are edges of UTC days. */
export const hasOnlyDay = ({ at, only_day }: TimelineEntry): boolean => only_day || isUtcDayEdge(at)

const dayOf = ({ at, only_day }: TimelineEntry): Day => (only_day ? losAngelesDay(at) : campaignDay(at))

/**
 * Entries under the day on which each fell, the newest day first, each entry once: while pages are asked for, what
 * happens anew moves the others on by one. Source: decisions, "Dates and time".
 */
export function timelineDays(entries: readonly TimelineEntry[]): { day: Day; entries: TimelineEntry[] }[] {
  const each = new Map(entries.map(entry => [entry.key, entry]))
  return [...groupBy(each.values(), dayOf)]
    .map(([day, ofDay]) => ({ day, entries: ofDay }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
