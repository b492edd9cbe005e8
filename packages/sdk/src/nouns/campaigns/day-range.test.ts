import { describe, expect, it } from 'vitest'
import {
  dayRange,
  daysDriven,
  dayRangeText,
  isWithin,
  pathsWithin,
  rangeBefore,
  rangeLength,
  rangeStart,
  readDayRange,
} from './day-range'

const range = { from: '2020-04-30', to: '2020-05-02' }

describe('the days driven', () => {
  const driven = (...starts: string[]) => ({
    paths: starts.map(start => ({ start, end: start, distance: 1, impressions: 1, ...known })),
  })
  const known = { provenance: 'measured' as const, capped: false, estimated: false }

  it('reach from the first path of any vehicle to the last', () => {
    const some = [driven('2026-11-03T23:59:59Z', '2026-11-09T00:00:00Z'), driven('2026-11-01T08:00:00.000Z')]
    expect(daysDriven(some)).toEqual({ from: '2026-11-01', to: '2026-11-09' })
    expect(daysDriven([driven()])).toBeUndefined()
  })
})

describe('a range of days', () => {
  it.each([
    ['2026-11-21', '2026-11-27', 'Nov 21 – 27, 2026'],
    ['2026-11-21', '2026-12-01', 'Nov 21 – Dec 1, 2026'],
    ['2026-12-31', '2027-01-01', 'Dec 31, 2026 – Jan 1, 2027'],
    ['2026-11-21', '2026-11-21', 'Nov 21, 2026'],
  ])('from %s to %s reads %s', (from, to, text) => {
    // Intl puts thin spaces around the dash.
    expect(dayRangeText({ from, to }).replaceAll('\u2009', ' ')).toBe(text)
  })

  it('runs forward, whichever end was named first', () => {
    expect(dayRange('2020-05-02', '2020-04-30')).toEqual(range)
    expect(dayRange('2020-04-30', '2020-04-30')).toEqual({ from: '2020-04-30', to: '2020-04-30' })
  })

  it.each([
    ['2020-04-29', false],
    ['2020-04-30', true],
    ['2020-05-02', true],
    ['2020-05-03', false],
  ])('has %s in it: %s', (day, within) => {
    expect(isWithin(day, range)).toBe(within)
  })

  it('comes after one of the same length', () => {
    expect(rangeLength(range)).toBe(3)
    expect(rangeBefore(range)).toEqual({ from: '2020-04-27', to: '2020-04-29' })
  })

  it.each([
    ['2020-04-30', Date.UTC(2020, 3, 30)],
    ['1970-01-01', 0],
    ['1969-12-31', 0],
    ['0000-01-01', 0],
  ])('from %s on asks for routes since %i', (from, since) => {
    expect(rangeStart({ from, to: '2020-05-02' })).toBe(since)
  })

  it.each([
    '',
    'from=2020-04-30',
    'from=2020-05-02&to=2020-04-30',
    'from=2020-02-30&to=2020-03-01',
    'from=a&to=b',
  ])('is not read from "%s"', query => {
    expect(readDayRange(new URLSearchParams(query))).toBeUndefined()
  })

  it('is read from an address', () => {
    expect(readDayRange(new URLSearchParams('from=2020-04-30&to=2020-05-02'))).toEqual(range)
  })

  it('keeps the paths that started on its UTC days', () => {
    const path = (start: string) => ({ start, end: start, distance: 1, impressions: 1 })
    const before = path('2020-04-29T23:59:59.999Z')
    const inside = path('2020-05-02T23:59:59.999Z')
    const after = path('2020-05-03T00:00:00.000Z')
    const vehicle = { key: 'truck-1', kind: 'truck', id: 1, index: 0, displayName: 'A' } as const
    expect(pathsWithin([{ ...vehicle, paths: [before, inside, after] }], range)[0]?.paths).toEqual([inside])
  })
})
