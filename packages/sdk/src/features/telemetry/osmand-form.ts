import {
  type DeliveredGpsFix,
  type DeliveryProblem,
  fixWith,
  type RefusedDelivery,
} from './delivered-gps-fix'
import { batteryPercent } from '../../nouns/driving/tracker-reading'
import { parseOsmAndJson } from './osmand-json'
import { readGpsTime } from './read-gps-time'
import { METERS_PER_SECOND_PER_KNOT, readAccuracy, readAmount, readNumber } from './read-number'

/** Any other text says neither. */
const IGNITION = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

type Fields = Readonly<Record<string, unknown>>

/** A delivery in either OsmAnd form, told apart by the `location` object that only JSON can hold. */
export const parseOsmAnd = (fields: Fields, now: number): DeliveredGpsFix | RefusedDelivery =>
  typeof fields.location === 'object' && fields.location !== null
    ? parseOsmAndJson(fields)
    : parseOsmAndForm(fields, now)

/**
 * The OsmAnd query or form: `id` or `deviceid`, `lat` and `lon` or `location=lat,lon`, `timestamp` (absent: `now`,
 * milliseconds UTC), `speed` in knots, `bearing` or `heading`, `accuracy` in metres, `batt` in percent, `ignition`, `valid`,
 * `token`. Any other key is
 * let pass. Source: Traccar, OsmAndProtocolDecoder.
 */
export function parseOsmAndForm(fields: Fields, now: number): DeliveredGpsFix | RefusedDelivery {
  const problems: DeliveryProblem[] = []
  const deviceId = textOf(fields.id) || textOf(fields.deviceid)
  if (deviceId === '') problems.push({ field: 'id', message: 'The device id is missing' })
  const [latitude, longitude] = positionOf(fields)
  if (latitude === undefined || longitude === undefined) {
    problems.push({ field: 'lat', message: 'Give a position: lat and lon, or location=lat,lon' })
  }
  const timestamp = textOf(fields.timestamp)
  const at = timestamp === '' ? now : readGpsTime(timestamp)
  if (at === undefined)
    problems.push({ field: 'timestamp', message: `The time "${timestamp}" can't be read` })
  if (latitude === undefined || longitude === undefined || at === undefined || deviceId === '')
    return { problems }
  const knots = readAmount(fields.speed)
  const valid = textOf(fields.valid).toLowerCase()
  const token = textOf(fields.token)
  const fix = fixWith(
    { at, latitude, longitude },
    {
      accuracyMeters: readAccuracy(fields.accuracy),
      speedMps: knots === undefined ? undefined : knots * METERS_PER_SECOND_PER_KNOT,
      bearingDegrees: readAmount(fields.bearing) ?? readAmount(fields.heading),
      valid: valid === '' ? undefined : valid === 'true' || valid === '1',
    },
  )
  const ignition = IGNITION.get(textOf(fields.ignition).toLowerCase())
  const battery = batteryPercent(readNumber(fields.batt))
  return {
    deviceId,
    fix,
    ...(token !== '' && { token }),
    ...(battery !== undefined && { batteryPercent: battery }),
    ...(ignition !== undefined && { ignition }),
  }
}

function positionOf(fields: Fields): [latitude: number | undefined, longitude: number | undefined] {
  const latitude = readNumber(fields.lat)
  const longitude = readNumber(fields.lon)
  if (latitude !== undefined && longitude !== undefined) return [latitude, longitude]
  const [first, second] = textOf(fields.location).split(',')
  return [readNumber(first), readNumber(second)]
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''
