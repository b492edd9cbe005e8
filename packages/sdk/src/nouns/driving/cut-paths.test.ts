import { describe, expect, it } from 'vitest'
import { haversineMiles, METERS_PER_MILE } from '../../values/geo'
import { decodePolyline } from '../../values/polyline'
import { createPathCutter, cutDay, cutPaths } from './cut-paths'
import { CUTTING_RULE } from './cutting-rule'
import { drive, type DriveOptions, type Leg, MORNING } from './drive-fixture'
import type { GpsFix } from './gps-fix'

const options = { now: MORNING + 365 * 86_400_000 }
const cut = (legs: Leg[], drives?: DriveOptions) => cutPaths(drive(legs, drives), options)
const meters = (miles: number) => Math.round(miles * METERS_PER_MILE)

const rest: Leg = { seconds: 1800 }
const mile: Leg = { seconds: 100, metersPerSecond: 16, bearing: 90 }
/** Seconds from the start of the drive. */
const seconds = (at: number) => (at - MORNING) / 1000

describe('a truck that drives and stands', () => {
  it('makes one path from where it left to where it came to rest', () => {
    const [path, ...others] = cut([rest, mile, rest])
    expect(others).toEqual([])
    expect(path && meters(path.miles)).toBe(1600)
    expect(path && seconds(path.startedAt)).toBeGreaterThan(1795)
    expect(path && seconds(path.startedAt)).toBeLessThan(1805)
    expect(path && seconds(path.endedAt)).toBeLessThanOrEqual(1905)
    expect(path?.ruleVersion).toBe(CUTTING_RULE.version)
    expect([...decodePolyline(path?.polyline ?? '')]).toHaveLength(4)
  })

  it('makes two paths that meet where it stood three minutes', () => {
    const [first, second, ...others] = cut([rest, mile, { seconds: 200 }, { ...mile, bearing: 0 }, rest])
    expect(others).toEqual([])
    expect([first, second].map(path => path && meters(path.miles))).toEqual([1600, 1600])
    const arrival = decodePolyline(first?.polyline ?? '').slice(-2)
    expect(decodePolyline(second?.polyline ?? '').slice(0, 2)).toEqual(arrival)
  })

  it('makes one path where it stood less than three minutes', () => {
    const paths = cut([rest, mile, { seconds: 150 }, { ...mile, bearing: 0 }, rest])
    expect(paths.map(path => meters(path.miles))).toEqual([3200])
  })

  it.each([1, 5, 15, 60])('loses no metre at a fix every %d seconds', every => {
    const leg = { ...mile, seconds: 600 }
    const paths = cut([rest, leg, rest, { ...leg, bearing: 200 }, rest], { every })
    expect(paths.map(path => meters(path.miles))).toEqual([9600, 9600])
  })

  it('at ten fixes a second makes the same path', () => {
    expect(cut([rest, mile, rest], { every: 0.1 }).map(path => meters(path.miles))).toEqual([1600])
  })

  it.each([
    [199, 0],
    [201, 1],
  ])('after %d m has made %d paths', (distance, count) => {
    const away: Leg = { seconds: 20, metersPerSecond: distance / 20, bearing: 45 }
    expect(cut([rest, away, rest])).toHaveLength(count)
  })

  it('settles anew where it moved less than 200 m, so that the wait there belongs to no trip', () => {
    const yard: Leg = { seconds: 15, metersPerSecond: 10, bearing: 0 }
    const [path, ...others] = cut([rest, yard, rest, mile, rest])
    expect(others).toEqual([])
    expect(path && meters(path.miles)).toBe(1600)
    expect(path && seconds(path.startedAt)).toBeGreaterThan(3600)
  })

  it('in a crawl slower than 200 m in three minutes loses no metre', () => {
    const paths = cut([rest, { seconds: 1800, metersPerSecond: 0.9, bearing: 90 }, rest])
    const total = paths.reduce((sum, path) => sum + path.miles, 0)
    expect(meters(total)).toBeGreaterThan(1620 - 200)
    expect(meters(total)).toBeLessThanOrEqual(1620)
  })
})

describe('a parked receiver', () => {
  it.each([
    [0.1, 10],
    [1, 3],
    [1, 10],
    [1, 20],
    [15, 30],
    [60, 40],
  ])('at a fix every %d s with %d m of noise makes no path', (every, noiseMeters) => {
    expect(cut([{ seconds: 7200 }], { every, noiseMeters })).toEqual([])
  })

  it('that strays once by 300 m makes no path', () => {
    const fixes = drive([rest], { every: 60 })
    const stray = fixes[10]
    if (stray) stray.latitude += 0.0027
    expect(cutPaths(fixes, options)).toEqual([])
  })

  it('adds no drift to the trips before and after', () => {
    const paths = cut([rest, mile, rest, { ...mile, bearing: 180 }, rest], { every: 5, noiseMeters: 3 })
    expect(paths).toHaveLength(2)
    for (const { miles, startedAt, endedAt } of paths) {
      expect(meters(miles)).toBeGreaterThan(1590)
      expect(meters(miles)).toBeLessThan(1650)
      expect((endedAt - startedAt) / 1000).toBeLessThan(130)
    }
  })

  it('that drove past its place and came back keeps the way', () => {
    const paths = cut([
      rest,
      mile,
      { seconds: 10, metersPerSecond: 14, bearing: 90 },
      { seconds: 40 },
      { seconds: 10, metersPerSecond: 14, bearing: 270 },
      rest,
    ])
    expect(paths.map(path => meters(path.miles))).toEqual([1600 + 280])
  })
})

describe('a silence', () => {
  const away = (fixes: GpsFix[], afterSeconds: number, degreesNorth: number): GpsFix[] => {
    const at = (fixes.at(-1)?.at ?? MORNING) + afterSeconds * 1000
    return [...fixes, ...drive([rest], { start: at, latitude: 34.05 + degreesNorth })]
  }
  const standing = drive([rest])

  it('of more than an hour at the speed of a trip is a path of its own, straight', () => {
    const [path, ...others] = cutPaths(away(standing, 3601, 0.5), options)
    expect(others).toEqual([])
    expect(path?.fixes).toBe(2)
    expect(path && meters(path.miles)).toBe(
      Math.round(haversineMiles(34.05, -118.25, 34.55, -118.25) * METERS_PER_MILE),
    )
    expect(path && seconds(path.startedAt)).toBe(1800)
    expect(path && seconds(path.endedAt)).toBe(1800 + 3601)
  })

  it.each([
    ['slower than a trip', 7200, 0.05],
    ['hardly anywhere', 3601, 0.001],
  ])('of more than an hour that led %s is no way driven', (_, afterSeconds, degreesNorth) => {
    expect(cutPaths(away(standing, afterSeconds, degreesNorth), options)).toEqual([])
  })

  it('of less than an hour is part of the path', () => {
    const driving = drive([rest, { ...mile, bearing: 0 }])
    const latitude = (driving.at(-1)?.latitude ?? 0) + 0.1
    const after = drive([{ ...mile, bearing: 0 }, rest], { start: MORNING + 1_901_000 + 3_000_000, latitude })
    const [path, ...others] = cutPaths([...driving, ...after], options)
    expect(others).toEqual([])
    expect(path && meters(path.miles)).toBe(Math.round(3200 + 11_119.5))
  })

  it('of more than an hour ends the path before it', () => {
    const before = drive([rest, mile])
    const after = drive([mile, rest], { start: MORNING + 1_900_000 + 4_000_000, longitude: -118.2327 })
    expect(cutPaths([...before, ...after], options).map(path => meters(path.miles))).toEqual([1600, 1600])
  })
})

describe('a leap that no truck makes', () => {
  it('for one fix changes nothing', () => {
    const legs = [rest, { ...mile, seconds: 300 }, rest]
    const stray = drive(legs).map((fix, index) =>
      index === 2000 ? { ...fix, latitude: fix.latitude + 1 } : fix,
    )
    const [path] = cutPaths(stray, options)
    const [clean] = cut(legs)
    expect(path && meters(path.miles)).toBe(clean && meters(clean.miles))
    expect(path?.fixes).toBe((clean?.fixes ?? 0) - 1)
  })

  it('that lasts ends the path there and begins anew, without the leap', () => {
    const before = drive([rest, mile])
    const after = drive([mile, rest], { start: MORNING + 1_901_000, latitude: 35 })
    const paths = cutPaths([...before, ...after], options)
    expect(paths.map(path => meters(path.miles))).toEqual([1600, 1600])
  })
})

describe('over the antimeridian', () => {
  it('a trip has its true length and a line that can be drawn', () => {
    const [path, ...others] = cut([rest, mile, rest], { latitude: 52, longitude: 179.99 })
    expect(others).toEqual([])
    expect(path && meters(path.miles)).toBe(1600)
    const line = decodePolyline(path?.polyline ?? '')
    expect(line[0]).toBeCloseTo(179.99, 5)
    expect(line.at(-2)).toBeLessThan(-179.98)
  })
})

describe('too little to go by', () => {
  const one: GpsFix = { at: MORNING, latitude: 34.05, longitude: -118.25 }

  it.each<[string, GpsFix[]]>([
    ['no fix', []],
    ['one fix', [one]],
    ['one fix sent twice', [one, one]],
    ['two fixes at one place', [one, { ...one, at: MORNING + 60_000 }]],
    [
      'fixes that are no numbers',
      [
        { ...one, latitude: Number.NaN },
        { ...one, at: Number.NaN },
      ],
    ],
    [
      'fixes at (0, 0)',
      [
        { at: MORNING, latitude: 0, longitude: 0 },
        { at: MORNING + 1, latitude: 0, longitude: 0 },
      ],
    ],
  ])('%s makes no path', (_, fixes) => {
    expect(cutPaths(fixes, options)).toEqual([])
    expect(cutDay(Math.floor(MORNING / 86_400_000), fixes, options)).toEqual([])
  })

  it('two fixes a mile apart make a path', () => {
    const [path] = cutPaths([one, { ...one, at: MORNING + 90_000, latitude: 34.0645 }], options)
    expect(path).toMatchObject({ startedAt: MORNING, endedAt: MORNING + 90_000, fixes: 2 })
    expect(path?.miles).toBeCloseTo(1.002, 3)
  })
})

describe('a cutter', () => {
  it('says what became of each fix and counts what it dropped', () => {
    const cutter = createPathCutter({ now: MORNING })
    const fix: GpsFix = { at: MORNING, latitude: 34.05, longitude: -118.25 }
    const verdicts = [
      fix,
      fix,
      { ...fix, at: MORNING - 1 },
      { ...fix, valid: false },
      { ...fix, at: MORNING + 1e9 },
      { ...fix, at: MORNING + 1000, latitude: 35 },
      { ...fix, at: MORNING + 2000 },
    ].map(next => cutter.push(next))
    expect(verdicts).toEqual(['kept', 'repeated_time', 'late', 'invalid', 'future', 'held', 'kept'])
    expect(cutter.dropped()).toEqual({
      invalid: 1,
      no_time: 0,
      no_position: 0,
      future: 1,
      inaccurate: 0,
      repeated_time: 1,
      late: 1,
      too_fast: 1,
    })
  })

  it('shows the open path while it grows, and takes nothing back when it closes', () => {
    const cutter = createPathCutter(options)
    expect(cutter.openPaths()).toEqual([])
    const seen: number[] = []
    for (const [index, fix] of drive([rest, mile, rest]).entries()) {
      cutter.push(fix)
      if (index % 50 === 0) seen.push(meters(cutter.openPaths()[0]?.miles ?? 0))
    }
    expect(Math.max(...seen)).toBe(1600)
    expect(cutter.openPaths()).toEqual([])
    expect(cutter.takeClosed().map(path => meters(path.miles))).toEqual([1600])
    expect(cutter.takeClosed()).toEqual([])
  })

  it('keeps a small state, also at ten fixes a second', () => {
    const cutter = createPathCutter(options)
    const winding = Array.from({ length: 60 }, (_, index) => ({
      ...mile,
      seconds: 30,
      bearing: (index * 73) % 360,
    }))
    let largest = 0
    for (const [index, fix] of drive([rest, ...winding, rest], { every: 0.1, noiseMeters: 0.5 }).entries()) {
      cutter.push(fix)
      if (index % 97 !== 0) continue
      const line = cutter.openPaths()[0]?.polyline.length ?? 0
      largest = Math.max(largest, JSON.stringify(cutter.state()).length - line)
    }
    expect(largest).toBeLessThan(8000)
  })

  it('refuses the state of another rule', () => {
    const state = createPathCutter(options).state()
    const rule = { ...CUTTING_RULE, version: CUTTING_RULE.version + 1 }
    expect(() => createPathCutter({ ...options, rule }, state)).toThrow(RangeError)
  })
})
