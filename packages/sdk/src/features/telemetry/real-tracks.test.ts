import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { haversineMeters, METERS_PER_MILE } from '../../values/geo'
import { decodePolyline } from '../../values/polyline'
import { createPathCutter, cutDay, cutPaths } from '../../nouns/driving/cut-paths'
import { shuffled } from '../../nouns/driving/drive-fixture'
import type { GpsFix } from '../../nouns/driving/gps-fix'
import { readGpsFile } from './read-gps-file'
import { sortGpsFixes } from '../../nouns/driving/sort-gps-fixes'

interface Expected {
  points: number
  length_km_haversine: number
  length_km_wgs84_if_segments_are_joined?: number
  first_time_utc: string
  last_time_utc: string
}

const options = { now: Date.UTC(2026, 0, 1) }
const DAY = 86_400_000

const read = (name: string) => readGpsFile(readFileSync(sharedData(`gps/${name}`) ?? ''))
const expected = (): Record<string, Expected> =>
  JSON.parse(readFileSync(sharedData('gps/expected.json') ?? '', 'utf8'))

function rawKm(fixes: GpsFix[]): number {
  let meters = 0
  for (const [index, fix] of fixes.entries()) {
    const before = fixes[index - 1] ?? fix
    meters += haversineMeters(before.latitude, before.longitude, fix.latitude, fix.longitude)
  }
  return meters / 1000
}

const kmOf = (fixes: GpsFix[]) =>
  cutPaths(fixes, options).reduce((sum, path) => sum + path.miles * METERS_PER_MILE, 0) / 1000

describe.skipIf(!sharedData('gps'))('a real track', () => {
  it.each([
    ['sf-cab-1.txt', 'csv'],
    ['sf-cab-2.txt', 'csv'],
    ['la-county-hills.gpx', 'gpx'],
    ['nyc-central-park-1hz.gpx', 'gpx'],
    ['palo-alto-car-1hz.gpx', 'gpx'],
    ['sf-highway-10hz.csv', 'csv'],
    ['repeated-timestamps.gpx', 'gpx'],
    ['out-of-order-over-midnight-utc.gpx', 'gpx'],
    ['parked-drift-utf16.nmea', 'nmea'],
    ['huge-over-dst-change.gpx', 'gpx'],
    ['derived-dst-spring-2020-03-08.csv', 'csv'],
    ['derived-shuffled-and-repeated.csv', 'csv'],
  ])('%s is read whole', (name, kind) => {
    const file = read(name)
    const track = expected()[name]
    expect(file).toMatchObject({ kind, problems: [] })
    expect(file.fixes).toHaveLength(track?.points ?? -1)
    const times = file.fixes.map(fix => fix.at)
    expect(Math.min(...times)).toBe(Date.parse(track?.first_time_utc ?? ''))
    expect(Math.max(...times)).toBe(Date.parse(track?.last_time_utc ?? ''))
    const km = track?.length_km_wgs84_if_segments_are_joined ?? track?.length_km_haversine ?? 0
    expect(Math.abs(rawKm(file.fixes) / km - 1)).toBeLessThan(name.startsWith('parked') ? 0.02 : 0.005)
  })

  it('without times is refused', () => {
    const { fixes, problems } = read('death-valley-no-time.gpx')
    expect(fixes).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain('None of the 108 track points has a <time>')
  })

  it.each(['beijing-drive.plt', 'nyc-trips.json', 'provider-shapes.json'])(
    'in a form that is not read is refused: %s',
    name => {
      const { fixes, problems } = read(name)
      expect(fixes).toEqual([])
      expect(problems.length).toBeGreaterThan(0)
    },
  )
})

describe.skipIf(!sharedData('gps'))('the paths of a real track', () => {
  it.each([
    ['la-county-hills.gpx', 56.76],
    ['nyc-central-park-1hz.gpx', 9.788],
    ['palo-alto-car-1hz.gpx', 1.716],
    ['sf-highway-10hz.csv', 1.011],
    ['repeated-timestamps.gpx', 10.464],
    ['huge-over-dst-change.gpx', 317.6],
    ['derived-shuffled-and-repeated.csv', 195.469],
  ])('%s add up to the %d km driven', (name, km) => {
    expect(Math.abs(kmOf(read(name).fixes) / km - 1)).toBeLessThan(0.005)
  })

  it('of a parked receiver are none', () => {
    expect(cutPaths(read('parked-drift-utf16.nmea').fixes, options)).toEqual([])
  })

  it.each([
    ['sf-cab-1.txt', 6966, 7316],
    ['sf-cab-2.txt', 8579, 8897],
  ])('of the taxi %s leave out its leaps of thousands of km/h', (name, cleaned, raw) => {
    const cutter = createPathCutter(options)
    for (const fix of read(name).fixes) cutter.push(fix)
    expect(cutter.dropped().too_fast).toBeGreaterThan(50)
    const paths = cutter.takeClosed()
    const km = paths.reduce((sum, path) => sum + path.miles * METERS_PER_MILE, 0) / 1000
    expect(km).toBeGreaterThan(cleaned)
    expect(km).toBeLessThan(raw - 100)
    for (const path of paths)
      expect(path.miles / ((path.endedAt - path.startedAt) / 3_600_000)).toBeLessThan(100)
  })

  it.each(['sf-cab-1.txt', 'huge-over-dst-change.gpx', 'derived-shuffled-and-repeated.csv'])(
    'of %s are the same streamed, shuffled and sent twice, and cut day by day',
    name => {
      const sorted = sortGpsFixes(read(name).fixes)
      const whole = cutPaths(sorted, options)
      expect(cutPaths(shuffled([...sorted, ...sorted.slice(100, 300)]), options)).toEqual(whole)

      let cutter = createPathCutter(options)
      for (const [index, fix] of sorted.entries()) {
        cutter.push(fix)
        if (index % 37 === 0) cutter = createPathCutter(options, JSON.parse(JSON.stringify(cutter.state())))
      }
      expect([...cutter.takeClosed(), ...cutter.openPaths()]).toEqual(whole)

      const days = [...new Set(sorted.map(fix => Math.floor(fix.at / DAY)))]
      const byDay = days.flatMap(day => {
        const from = sorted.findIndex(fix => fix.at >= day * DAY)
        const after = sorted.findIndex(fix => fix.at >= (day + 1) * DAY)
        const end = after < 0 ? sorted.length : after
        return cutDay(day, sorted.slice(Math.max(0, from - 1), end + 20), options)
      })
      expect(byDay).toEqual(whole)
    },
  )

  it('keep the line near the miles, with far fewer points than fixes', () => {
    const { fixes } = read('huge-over-dst-change.gpx')
    let points = 0
    let counted = 0
    for (const { polyline, miles, fixes: count } of cutPaths(fixes, options)) {
      const line = decodePolyline(polyline)
      const drawn = Array.from({ length: line.length / 2 }, (_, index) => ({
        at: 0,
        longitude: line[index * 2] ?? 0,
        latitude: line[index * 2 + 1] ?? 0,
      }))
      expect(Math.abs((rawKm(drawn) * 1000) / (miles * METERS_PER_MILE) - 1)).toBeLessThan(0.03)
      points += drawn.length
      counted += count
    }
    expect(points).toBeLessThan(counted / 8)
  })
})
