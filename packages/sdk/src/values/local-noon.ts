import type { Day } from './utc-day'

/**
 * The instant at which clocks in a time zone (an IANA name) show noon of that day, milliseconds since 1970 UTC. Throws a
 * RangeError for a zone that is none.
 */
export function localNoonMs(day: Day, timeZone: string): number {
  const asIfUtc = Date.parse(`${day}T12:00:00Z`)
  // Clocks change at night, so the offset at noon in UTC holds at noon on the spot.
  return asIfUtc - offsetMs(asIfUtc, timeZone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  if (!hours) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
