import { describe, expect, it } from 'vitest'
import { readGpsFile } from './read-gps-file'

const GPX =
  '<gpx version="1.1"><trk><trkseg><trkpt lat="1" lon="2"><time>2020-03-08T05:40:00Z</time></trkpt></trkseg></trk></gpx>'
const NMEA = '$GPRMC,032908.379,A,4231.8291,N,08807.3033,W,0.17,138.92,070804,,*12\r\n'
const CSV = 'lat,lon,time\n1,2,1583646000\n'

describe('a file of fixes', () => {
  it.each([
    ['gpx', GPX],
    ['gpx', `\uFEFF\n<?xml version="1.0"?>\n<!-- from a tracker -->\n${GPX}`],
    ['nmea', NMEA],
    ['nmea', `garbage from a cold start\r\n${NMEA}`],
    ['gpx', `<?xml version="1.0"?>\n<!--${' a long licence'.repeat(1000)} <kml> -->\n${GPX}`],
    ['gpx', `<!DOCTYPE gpx [<!ENTITY a "b">]>\n<!-- > -->\n${GPX}`],
    ['nmea', `\0\0\0\0\0\0${NMEA}`],
    ['nmea', `2020-03-08 05:40:00,123 rx ${NMEA}`],
    ['nmea', `${'#comment\n'.repeat(9000)}${NMEA}`],
    ['nmea', `${'a line, of the start; of a receiver\r\n'.repeat(9000)}2020-03-08 rx ${NMEA}`],
    ['csv', `${'\n'.repeat(5000)}${CSV}`],
    ['csv', CSV],
    ['csv', '37.7 -122.4 0 1211033530'],
  ])('is known as %s by its content', (kind, text) => {
    expect(readGpsFile(text)).toMatchObject({ kind, fixes: [{}] })
    expect(readGpsFile(new TextEncoder().encode(text))).toMatchObject({ kind, fixes: [{}] })
  })

  it('is a table where its header tells the columns, whatever a cell far below holds', () => {
    const rows = Array.from({ length: 9000 }, (_, at) => `1,2,${1583646000 + at},\n`).join('')
    const table = `lat,lon,time,note\n${rows}1,2,1583656000,"${NMEA.trim()}"\n`
    const { kind, fixes, problems } = readGpsFile(table)
    expect({ kind, fixes: fixes.length, problems }).toEqual({ kind: 'csv', fixes: 9001, problems: [] })
  })

  it('that is no table of fixes is called so, though a cell far below looks like a sentence', () => {
    const rows = 'a name,and a note that is somewhat longer\n'.repeat(9000)
    expect(readGpsFile(`name,note\n${rows}Ann,"costs $GPRMC,12"\n`)).toMatchObject({
      kind: 'csv',
      problems: [{ message: 'No columns are named latitude and longitude' }],
    })
  })

  it('behind a long beginning names the lines that are no sentences', () => {
    expect(readGpsFile(`${'#comment\n'.repeat(9000)}${NMEA}`).problems).toEqual([
      { line: 1, message: 'The line is no NMEA sentence; also on lines 2–9000' },
    ])
  })

  it.each([
    ['empty', '', 'The file is empty'],
    ['blank', ' \r\n ', 'The file is empty'],
    ['a map', '<kml></kml>', 'The file is XML, but no GPX'],
    ['a map that speaks of one', '<kml><!-- <gpx> --></kml>', 'The file is XML, but no GPX'],
    ['empty bytes', '\0'.repeat(100), 'The file is empty'],
    [
      'an archive',
      new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]),
      'The file is no text: GPX, NMEA and CSV are read',
    ],
  ])('that is %s is refused', (_, file, message) => {
    expect(readGpsFile(file)).toEqual({ kind: null, fixes: [], problems: [{ line: null, message }] })
  })
})
