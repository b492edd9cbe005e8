import { decodeText } from '../../values/decode-text'
import type { GpsFile } from './gps-file'
import { hasGpsHeader, readGpsCsv } from './read-gps-csv'
import { readGpx } from './read-gpx'
import { hasNmea, hasWholeNmea, readNmea } from './read-nmea'
import { xmlRoot } from './xml-root'

/** What a file is by its content, whatever its name says. */
export type GpsFileKind = 'gpx' | 'nmea' | 'csv'

/** How much of its beginning tells what nearly every file is. */
const LOOKED_AT = 65_536

/** Reads a GPX, NMEA or CSV file. What is none of them comes back without fixes and with the reason. */
export function readGpsFile(file: Uint8Array | string): GpsFile & { kind: GpsFileKind | null } {
  const text = (typeof file === 'string' ? file : decodeText(file)).replace(/^\uFEFF/, '')
  const head = text.slice(Math.max(0, text.search(/[^\s\0]/))).slice(0, LOOKED_AT)
  if (/^[\s\0]*$/.test(head)) return refused('The file is empty')
  if (!head.startsWith('<') && hasNmea(head)) return { kind: 'nmea', ...readNmea(text) }
  if (head.includes('\0')) return refused('The file is no text: GPX, NMEA and CSV are read')
  if (head.startsWith('<')) {
    // Where no root is found the reader tells what is wrong.
    const isGpx = (xmlRoot(text) ?? 'gpx') === 'gpx'
    return isGpx ? { kind: 'gpx', ...readGpx(text) } : refused('The file is XML, but no GPX')
  }
  // Receivers may write more than that before their first sentence; and tables hold sentences in their cells.
  if (!hasGpsHeader(text) && hasWholeNmea(text)) return { kind: 'nmea', ...readNmea(text) }
  return { kind: 'csv', ...readGpsCsv(text) }
}

const refused = (message: string): GpsFile & { kind: null } => ({
  kind: null,
  fixes: [],
  problems: [{ line: null, message }],
})
