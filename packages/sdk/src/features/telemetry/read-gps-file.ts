import { decodeText } from '../../values/decode-text'
import type { GpsFile } from './gps-file'
import { readGpsCsv } from './read-gps-csv'
import { readGpx } from './read-gpx'
import { readNmea } from './read-nmea'

/** What a file is by its content, whatever its name says. */
export type GpsFileKind = 'gpx' | 'nmea' | 'csv'

/** Reads a GPX, NMEA or CSV file. What is none of them comes back without fixes and with the reason. */
export function readGpsFile(file: Uint8Array | string): GpsFile & { kind: GpsFileKind | null } {
  const text = (typeof file === 'string' ? file : decodeText(file)).replace(/^\uFEFF/, '')
  const head = text.slice(0, 4096).trimStart()
  if (head === '') return refused('The file is empty')
  if (head.includes('\0')) return refused('The file is no text: GPX, NMEA and CSV are read')
  if (head.startsWith('<')) {
    const isGpx = /<([\w-]+:)?gpx[\s>]/.test(head)
    return isGpx ? { kind: 'gpx', ...readGpx(text) } : refused('The file is XML, but no GPX')
  }
  if (/^\$[A-Z]{4,},/m.test(head)) return { kind: 'nmea', ...readNmea(text) }
  return { kind: 'csv', ...readGpsCsv(text) }
}

const refused = (message: string): GpsFile & { kind: null } => ({
  kind: null,
  fixes: [],
  problems: [{ line: null, message }],
})
