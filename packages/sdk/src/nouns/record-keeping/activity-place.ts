/** Where an entry stands in the log; `at` in ms since 1970 UTC. */
export interface ActivityPlace {
  at: number
  id: number
}

/**
 * The place of an entry, as a page is asked for that follows it. With its instant: it stays the same when the entry itself
 * has left for an archive.
 */
export const activityPlaceOf = ({ timestamp, id }: { timestamp: string; id: number }): string =>
  `${timestamp}_${id}`

/** What `activityPlaceOf` makes: instant and id, of years from 1000 on. */
export const ACTIVITY_PLACE = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]+Z)_(\d{1,16})$/

/** Reads what `activityPlaceOf` made; undefined for anything else. */
export function readActivityPlace(text: string): ActivityPlace | undefined {
  const [, timestamp = '', id] = ACTIVITY_PLACE.exec(text) ?? []
  const at = Date.parse(timestamp)
  return Number.isNaN(at) ? undefined : { at, id: Number(id) }
}
