import Papa from 'papaparse'
import type { GpsFix } from '../../nouns/driving/gps-fix'
import { columnsByName, columnsWithoutHeader, type GpsColumns } from './gps-columns'
import type { FileProblem, GpsFile } from './gps-file'
import { readGpsTime } from './read-gps-time'
import { readAmount, readNumber } from './read-number'

/**
 * The fixes of a CSV file (comma, semicolon, tab or blank between cells) whose header names a time, a latitude and a
 * longitude; or without a header latitude, longitude, occupied, unix time. Rows of several receivers in one file are
 * refused, since a file is read as the way of one truck.
 */
export function readGpsCsv(text: string): GpsFile {
  const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|', ' '],
  }).data.map(row => row.map(cell => cell.trim()))
  const headerAt = rows.findIndex(hasText)
  const header = rows[headerAt]
  if (header === undefined) return refused(null, 'The file is empty')
  const bare = header.every(cell => readNumber(cell) !== undefined)
  const columns = bare ? columnsWithoutHeader(header) : columnsByName(header)
  if (typeof columns === 'string') return refused(headerAt + 1, columns)
  const first = bare ? headerAt : headerAt + 1
  if (!rows.slice(first).some(hasText)) return refused(null, 'The file has no rows below its header')
  const devices = new Set(rows.slice(first).map(row => row[columns.device ?? -1]))
  devices.delete(undefined)
  devices.delete('')
  if (devices.size > 1)
    return refused(null, `The file holds fixes of ${devices.size} receivers; give one file for each`)
  return readRows(rows, first, columns)
}

function readRows(rows: string[][], first: number, columns: GpsColumns): GpsFile {
  const fixes: GpsFix[] = []
  const problems: FileProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index < first || !hasText(row)) continue
    const fix = fixOf(row, columns)
    if (typeof fix === 'string') problems.push({ line: index + 1, message: fix })
    else fixes.push(fix)
  }
  return { fixes, problems }
}

/** The fix, or what is wrong with the row. */
function fixOf(row: string[], columns: GpsColumns): GpsFix | string {
  const cell = (index: number | undefined): string => row[index ?? -1] ?? ''
  const latitude = readNumber(cell(columns.latitude))
  const longitude = readNumber(cell(columns.longitude))
  if (latitude === undefined || longitude === undefined) return "The latitude or longitude can't be read"
  const at = readGpsTime(cell(columns.time))
  if (at === undefined) return `The time "${cell(columns.time)}" can't be read`
  const accuracyMeters = readAmount(cell(columns.accuracy))
  const speed = readAmount(cell(columns.speed))
  const bearingDegrees = readAmount(cell(columns.bearing))
  return {
    at,
    latitude,
    longitude,
    ...(accuracyMeters !== undefined && { accuracyMeters }),
    ...(speed !== undefined && { speedMps: speed * columns.speedUnit }),
    ...(bearingDegrees !== undefined && { bearingDegrees }),
    ...(/^(false|0|no|v)$/i.test(cell(columns.valid)) && { valid: false }),
  }
}

const hasText = (row: string[]): boolean => row.some(cell => cell !== '')

const refused = (line: number | null, message: string): GpsFile => ({
  fixes: [],
  problems: [{ line, message }],
})
