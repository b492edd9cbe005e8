import { METERS_PER_MILE } from '../../values/geo'
import { visibleText } from '../../values/visible-text'
import { METERS_PER_SECOND_PER_KNOT } from './read-number'

/** The columns of a table of fixes, by index. */
export interface GpsColumns {
  time: number
  latitude: number
  longitude: number
  accuracy?: number
  speed?: number
  /** Metres per second in one unit of the speed column. */
  speedUnit: number
  bearing?: number
  valid?: number
  /** Names the receiver. */
  device?: number
}

const NAMES = {
  time: [
    'timestamp_utc',
    'timestamp',
    'time_utc',
    'time',
    'datetime',
    'date_time',
    'fix_time',
    'fixtime',
    'unixtime',
  ],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  accuracy: ['accuracy', 'accuracy_m', 'accuracy_meters'],
  bearing: ['bearing', 'bearing_deg', 'bearing_degrees', 'heading', 'course'],
  valid: ['valid'],
  device: ['imei', 'device_id', 'deviceid', 'device', 'unit_id'],
}

/** A speed whose column doesn't say its unit isn't read: nothing hangs on it, and a guess would be wrong in silence. */
const SPEED_UNITS: Record<string, number> = {
  speed_mps: 1,
  speed_kmh: 1 / 3.6,
  speed_kph: 1 / 3.6,
  speed_mph: METERS_PER_MILE / 3600,
  speed_knots: METERS_PER_SECOND_PER_KNOT,
}

/**
 * Finds the columns by the names in a header row (any case, blanks as underscores, behind the # of a comment too), or
 * says which one is missing.
 */
export function columnsByName(header: string[]): GpsColumns | string {
  const names = header.map(name =>
    visibleText(name)
      .toLowerCase()
      .replace(/^[#"'\s]+|["'\s]+$/g, '')
      .replace(/[\s-]+/g, '_'),
  )
  const find = (wanted: string[]): number | undefined =>
    wanted.map(name => names.indexOf(name)).find(index => index >= 0)
  const time = find(NAMES.time)
  const latitude = find(NAMES.latitude)
  const longitude = find(NAMES.longitude)
  if (latitude === undefined || longitude === undefined) return 'No columns are named latitude and longitude'
  if (time === undefined) return 'No column is named timestamp or time: without a time there is no fix'
  const speed = names.findIndex(name => name in SPEED_UNITS)
  return {
    time,
    latitude,
    longitude,
    accuracy: find(NAMES.accuracy),
    speed: speed < 0 ? undefined : speed,
    speedUnit: SPEED_UNITS[names[speed] ?? ''] ?? 1,
    bearing: find(NAMES.bearing),
    valid: find(NAMES.valid),
    device: find(NAMES.device),
  }
}

/** Rows without a header: latitude, longitude, occupied, unix time, as taxi logs have them; or without the third. */
export function columnsWithoutHeader(row: string[]): GpsColumns | string {
  if (row.length !== 3 && row.length !== 4) return 'The file has no header row that names its columns'
  return { latitude: 0, longitude: 1, time: row.length - 1, speedUnit: 1 }
}
