import { type Instant, instantMs } from '../../values/instant'
import { losAngelesDay } from '../../values/los-angeles-day'
import type { Day } from '../../values/utc-day'

/** Entries under the Los Angeles day on which each fell, days and entries in the order given. */
export function groupByDay<Entry extends { timestamp: Instant }>(
  entries: readonly Entry[],
): Record<Day, Entry[]> {
  const days: Record<Day, Entry[]> = {}
  for (const entry of entries) (days[losAngelesDay(instantMs(entry.timestamp))] ??= []).push(entry)
  return days
}
