import type { GpsFix } from '../../nouns/driving/gps-fix'
import { type CsvProblem, type CsvRow, eachCsvRow } from '../../values/read-csv'
import { columnsByName, columnsWithoutHeader, type GpsColumns } from './gps-columns'
import type { FileProblem, GpsFile } from './gps-file'
import { readGpsTime } from './read-gps-time'
import { readAccuracy, readAmount, readNumber } from './read-number'

/** Titles and notes that programs put above the names of the columns. */
const MOST_ROWS_ABOVE = 10

/**
 * The fixes of a CSV file (comma, semicolon, tab or blank between cells) whose header names a time, a latitude and a
 * longitude; or without a header latitude, longitude, occupied, unix time. Every line that is neither blank nor the
 * header is a fix or a problem. Rows of several receivers in one file are refused, since a file is read as the way of
 * one truck.
 */
export function readGpsCsv(text: string): GpsFile {
  const rows = rowsOf(text)
  const above: (CsvRow | CsvProblem)[] = []
  const found = findHeader(rows, above)
  if (found === 'empty') return refused(null, 'The file is empty')
  if ('refused' in found) return refused(found.line, found.refused)
  const { columns } = found
  const fixes: GpsFix[] = []
  const problems = above.map(row => problemOf(row, 'The line stands above the header row'))
  const devices = new Set<string>()
  let count = 0
  const take = (row: CsvRow | CsvProblem): void => {
    if ('cells' in row && !hasText(row.cells)) return
    count += 1
    const fix = 'cells' in row ? fixOf(row.cells, columns) : row.message
    const device = 'cells' in row ? cellAt(row.cells, columns.device) : ''
    if (device !== '') devices.add(device)
    if (typeof fix === 'string') problems.push(problemOf(row, fix))
    else fixes.push(fix)
  }
  if (found.first !== undefined) take(found.first)
  for (const row of rows) take(row)
  if (count === 0) return refused(null, 'The file has no rows below its header')
  if (devices.size > 1)
    return refused(null, `The file holds fixes of ${devices.size} receivers; give one file for each`)
  return { fixes, problems }
}

/** Whether one of the first rows of a text tells the columns of a table of fixes. */
export const hasGpsHeader = (text: string): boolean => {
  const found = findHeader(rowsOf(text), [])
  return found !== 'empty' && 'columns' in found
}

const rowsOf = (text: string) => eachCsvRow(text, { blanksSeparate: true, cellsBreak: false })

/** The columns, and the row that is read with them already where the file names none. */
type Header = { columns: GpsColumns; first?: CsvRow }

/** Puts the rows that stand above the header into `above`. */
function findHeader(
  rows: Iterator<CsvRow | CsvProblem>,
  above: (CsvRow | CsvProblem)[],
): Header | { refused: string; line: number } | 'empty' {
  let why: { refused: string; line: number } | undefined
  for (let next = rows.next(); next.done !== true; next = rows.next()) {
    const row = next.value
    const cells = 'cells' in row ? row.cells : []
    if ('cells' in row && !hasText(cells)) continue
    const bare = cells.length > 0 && cells.every(cell => readNumber(cell) !== undefined)
    const columns = bare ? columnsWithoutHeader(cells) : columnsByName(cells)
    if (typeof columns !== 'string') return bare && 'cells' in row ? { columns, first: row } : { columns }
    why ??= { refused: columns, line: row.line }
    above.push(row)
    if (above.length > MOST_ROWS_ABOVE) break
  }
  return why ?? 'empty'
}

/** The fix, or what is wrong with the row. */
function fixOf(row: string[], columns: GpsColumns): GpsFix | string {
  const latitude = readNumber(cellAt(row, columns.latitude))
  const longitude = readNumber(cellAt(row, columns.longitude))
  if (latitude === undefined || longitude === undefined) return "The latitude or longitude can't be read"
  const time = cellAt(row, columns.time)
  const at = readGpsTime(time)
  if (at === undefined) return `The time "${time}" can't be read`
  const accuracy = cellAt(row, columns.accuracy)
  const accuracyMeters = readAccuracy(accuracy)
  if (accuracyMeters === Number.POSITIVE_INFINITY) return `The accuracy "${accuracy}" can't be read`
  const speed = readAmount(cellAt(row, columns.speed))
  const bearingDegrees = readAmount(cellAt(row, columns.bearing))
  return {
    at,
    latitude,
    longitude,
    ...(accuracyMeters !== undefined && { accuracyMeters }),
    ...(speed !== undefined && { speedMps: speed * columns.speedUnit }),
    ...(bearingDegrees !== undefined && { bearingDegrees }),
    ...(/^(false|0|no|n|f|v|void|invalid)$/i.test(cellAt(row, columns.valid)) && { valid: false }),
  }
}

const cellAt = (row: string[], index: number | undefined): string => row[index ?? -1]?.trim() ?? ''

const hasText = (row: string[]): boolean => row.some(cell => cell.trim() !== '')

const problemOf = ({ line }: CsvRow | CsvProblem, message: string): FileProblem => ({ line, message })

const refused = (line: number | null, message: string): GpsFile => ({
  fixes: [],
  problems: [{ line, message }],
})
