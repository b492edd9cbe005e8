import { utcMidnight } from './read-gps-time'
import { METERS_PER_SECOND_PER_KNOT, readAmount } from './read-number'

/** What one sentence tells; undefined where it is silent. */
export interface Sentence {
  /** Milliseconds since midnight UTC. */
  timeOfDay?: number
  /** The date, as its first millisecond UTC. */
  midnight?: number
  /** Absent from sentences that tell no position. */
  position?: NmeaPosition
}

export interface NmeaPosition {
  latitude: number | undefined
  longitude: number | undefined
  /** What the receiver thinks of its own position. */
  valid: boolean
  speedMps?: number
  bearingDegrees?: number
}

/** Reads GGA, RMC and ZDA of any talker; other sentences tell nothing. Answers with text when the line is damaged. */
export function readSentence(line: string): Sentence | string {
  if (!/^[$!]/.test(line)) return 'The line is no NMEA sentence'
  const star = line.indexOf('*')
  if (star < 0) return 'The sentence has no checksum'
  const body = line.slice(1, star)
  // Loggers write more behind the two digits.
  if (checksumOf(body) !== line.slice(star + 1, star + 3).toUpperCase()) return "The checksum doesn't match"
  const fields = body.split(',')
  const kind = fields[0]?.slice(-3)
  if (kind === 'GGA') return gga(fields)
  if (kind === 'RMC') return rmc(fields)
  if (kind === 'ZDA') return zda(fields)
  return {}
}

function checksumOf(body: string): string {
  let sum = 0
  for (let at = 0; at < body.length; at++) sum ^= body.charCodeAt(at)
  return sum.toString(16).toUpperCase().padStart(2, '0')
}

function gga([, time, lat, north, lng, east, quality]: string[]): Sentence | string {
  const valid = quality !== undefined && quality !== '' && quality !== '0'
  return located(time, undefined, { latitude: angle(lat, north), longitude: angle(lng, east), valid })
}

function rmc([, time, status, lat, north, lng, east, knots, course, date]: string[]): Sentence | string {
  const speed = readAmount(knots)
  const position: NmeaPosition = {
    latitude: angle(lat, north),
    longitude: angle(lng, east),
    valid: status === 'A',
    speedMps: speed === undefined ? undefined : speed * METERS_PER_SECOND_PER_KNOT,
    bearingDegrees: readAmount(course),
  }
  if (date === undefined || date === '') return located(time, undefined, position)
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  // Two digits: GPS began in 1980.
  const midnight = utcMidnight(Number(year) + (Number(year) < 80 ? 2000 : 1900), Number(month), Number(day))
  return midnight === undefined ? `The date "${date}" can't be read` : located(time, midnight, position)
}

function zda([, time = '', day, month, year]: string[]): Sentence | string {
  if (!day || !month || !year) return {}
  const timeOfDay = readTimeOfDay(time)
  const midnight = utcMidnight(Number(year), Number(month), Number(day))
  return timeOfDay === undefined || midnight === undefined
    ? "The date can't be read"
    : { timeOfDay, midnight }
}

/** A receiver without a fix sends empty fields; that is no damage. */
function located(
  time: string | undefined,
  midnight: number | undefined,
  position: NmeaPosition,
): Sentence | string {
  const { latitude, longitude, valid } = position
  const timeOfDay = time === undefined ? undefined : readTimeOfDay(time)
  if (valid && timeOfDay === undefined) return `The time "${time ?? ''}" can't be read`
  if (valid && (latitude === undefined || longitude === undefined)) return "The position can't be read"
  return { timeOfDay, midnight, position }
}

function readTimeOfDay(text: string): number | undefined {
  const [, hour, minute, second, fraction = ''] = /^(\d\d)(\d\d)(\d\d)(?:\.(\d*))?$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  return seconds * 1000 + Math.trunc(Number(`0.${fraction}0`) * 1000)
}

/** `4231.8291` with `N` are 42 degrees and 31.8291 minutes. */
function angle(text: string | undefined, side: string | undefined): number | undefined {
  const [, degrees, minutes] = /^(\d{1,3})(\d\d(?:\.\d*)?)$/.exec(text ?? '') ?? []
  if (degrees === undefined || Number(minutes) >= 60 || !/^[NSEW]$/.test(side ?? '')) return undefined
  const size = Number(degrees) + Number(minutes) / 60
  return side === 'S' || side === 'W' ? 0 - size : size
}
