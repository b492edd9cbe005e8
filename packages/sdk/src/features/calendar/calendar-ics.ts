import { type Instant, instantMs } from '../../values/instant'
import { addDays, type Day } from '../../values/utc-day'
import type { CalendarEvent, CalendarKind } from './calendar-event'

const TITLES: Readonly<Record<CalendarKind, string>> = {
  install: 'Install',
  'campaign-end': 'Campaign ends',
  'removal-due': 'Removal due',
  removed: 'Removed',
}

/** Octets in a line at most, without its end. Source: RFC 5545, 3.1. */
const MOST_OCTETS = 75

const octets = new TextEncoder()

/** A long line goes on in lines that begin with a space; no character is cut. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const sign of line) {
    const bytes = octets.encode(sign).length
    if (size + bytes > MOST_OCTETS) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += sign
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

/** Source: RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const dateOf = (day: Day): string => day.replaceAll('-', '')
const stampOf = (now: Instant): string => new Date(instantMs(now)).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** `Removal due: Box 5 (8ABC123), Summer Tour` */
export function eventTitle({ kind, truck_name, license_plate, campaign_name }: CalendarEvent): string {
  const plate = license_plate ? ` (${license_plate})` : ''
  const truck = truck_name === null ? [] : [`${truck_name}${plate}`]
  return `${TITLES[kind]}: ${[...truck, ...(campaign_name === null ? [] : [campaign_name])].join(', ')}`
}

const uidOf = ({ kind, payment_schedule_id, campaign_id }: CalendarEvent): string =>
  `${kind}-${payment_schedule_id ?? campaign_id ?? 0}`

/**
 * A calendar for other programs: each event fills its day. The same event keeps its identity, so a day that moves moves
 * it. `host` makes identities unique in the world. Source: RFC 5545.
 */
export function calendarIcs(
  events: readonly CalendarEvent[],
  { name, host, now }: { name: string; host: string; now: Instant },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Production//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${uidOf(event)}@${host}`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${dateOf(event.day)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(event.day, 1))}`,
      `SUMMARY:${escaped(eventTitle(event))}`,
      ...(event.vendor_name ? [`DESCRIPTION:${escaped(event.vendor_name)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
