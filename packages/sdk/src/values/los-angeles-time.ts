import { DateTime } from 'luxon'
import { LOS_ANGELES } from './los-angeles-day'
import { addDays, type Day, dayStartMs } from './utc-day'

/** The instant (ms) at which the day begins in Los Angeles. Throws a RangeError for text that is no date. */
export function startOfLosAngelesDay(day: Day): number {
  dayStartMs(day)
  return DateTime.fromISO(day, { zone: LOS_ANGELES }).toMillis()
}

/** The last millisecond of the day in Los Angeles: days of 23 and 25 hours come out as long as they are. */
export const endOfLosAngelesDay = (day: Day): number => startOfLosAngelesDay(addDays(day, 1)) - 1

/** How a time on the wall in Los Angeles can be meant. All instants in milliseconds. */
export type LocalTimeReading =
  | { reading: 'once'; instant: number }
  /** The clock went back: the hour came twice. */
  | { reading: 'twice'; earlier: number; later: number }
  /** The clock went forward: the hour never came. An hour's shift either way is offered instead. */
  | { reading: 'missing'; earlier: number; later: number }

const LOCAL_SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * What `YYYY-MM-DDTHH:mm` means in Los Angeles, or undefined for other text. A doubled or missing time is never
 * settled here: the choice is the user's. Source: decisions, "Dates and time".
 */
export function readLosAngelesTime(local: string): LocalTimeReading | undefined {
  if (!LOCAL_SHAPE.test(local)) return undefined
  const asUtc = DateTime.fromISO(local, { zone: 'utc' })
  if (!asUtc.isValid) return undefined
  // The offsets in force a day to each side are the only two that the time can have.
  const offsets = [asUtc.minus({ days: 1 }), asUtc.plus({ days: 1 })].map(
    near => near.setZone(LOS_ANGELES).offset,
  )
  const instants = [...new Set(offsets)].map(minutes => asUtc.toMillis() - minutes * 60_000)
  const real = instants.filter(ms => showsAs(ms, local))
  const [only] = real
  if (real.length === 1 && only !== undefined) return { reading: 'once', instant: only }
  const earlier = Math.min(...instants)
  const later = Math.max(...instants)
  return { reading: real.length === 2 ? 'twice' : 'missing', earlier, later }
}

const showsAs = (ms: number, local: string): boolean =>
  DateTime.fromMillis(ms, { zone: LOS_ANGELES }).toFormat("yyyy-MM-dd'T'HH:mm") === local
