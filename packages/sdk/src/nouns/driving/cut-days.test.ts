import { describe, expect, it } from 'vitest'
import { METERS_PER_MILE } from '../../values/geo'
import { decodePolyline } from '../../values/polyline'
import { createPathCutter, cutDay, cutPaths } from './cut-paths'
import { drive, type Leg, seededRandom, shuffled } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import type { CutPath } from './trip-trace'

const DAY = 86_400_000
const MIDNIGHT = Date.UTC(2026, 0, 6)
const options = { now: MIDNIGHT + 10 * DAY }
const meters = (paths: CutPath[]) => paths.map(path => Math.round(path.miles * METERS_PER_MILE))

/** Streams the fixes in batches; between batches the state goes through JSON. */
function stream(fixes: GpsFix[], batch: number): CutPath[] {
  const paths: CutPath[] = []
  let cutter = createPathCutter(options)
  for (let from = 0; from < fixes.length; from += batch) {
    for (const fix of fixes.slice(from, from + batch)) cutter.push(fix)
    if ((from / batch) % 2 === 0) paths.push(...cutter.takeClosed())
    cutter = createPathCutter(options, JSON.parse(JSON.stringify(cutter.state())))
  }
  return [...paths, ...cutter.takeClosed(), ...cutter.openPaths()]
}

/** Cuts every day by itself, as a server does when a late batch came in. */
function cutByDay(fixes: GpsFix[]): CutPath[] {
  const sorted = [...fixes].sort((a, b) => a.at - b.at)
  const dayOf = (fix: GpsFix) => Math.floor(fix.at / DAY)
  const days = [...new Set(sorted.map(dayOf))]
  const isUsable = (fix: GpsFix) => fix.valid !== false && (fix.accuracyMeters ?? 0) <= 100
  return days.flatMap(day => {
    const before = sorted.filter(fix => dayOf(fix) === day - 1 && isUsable(fix)).slice(-1)
    const others = sorted.filter(fix => dayOf(fix) === day || dayOf(fix) === day + 1)
    return cutDay(day, [...before, ...others], options)
  })
}

const rest: Leg = { seconds: 1200 }
const leg = (seconds: number, bearing = 90): Leg => ({ seconds, metersPerSecond: 15, bearing })

describe('a trip over midnight UTC', () => {
  it('becomes two paths that meet, and no distance is lost', () => {
    const fixes = drive([rest, leg(2000), rest], { start: MIDNIGHT - 2_000_500 })
    const paths = cutPaths(fixes, options)
    const [before, after] = paths
    expect(paths).toHaveLength(2)
    expect(before?.endedAt).toBe(MIDNIGHT + 500)
    expect(after?.startedAt).toBe(MIDNIGHT + 500)
    expect(decodePolyline(after?.polyline ?? '').slice(0, 2)).toEqual(
      decodePolyline(before?.polyline ?? '').slice(-2),
    )
    expect(meters(paths).reduce((sum, length) => sum + length, 0)).toBe(30_000)
  })

  it('counts the step over midnight on the day of its start', () => {
    const fixes = drive([leg(1200)], { start: MIDNIGHT - 610_000, every: 60 })
    expect(meters(cutPaths(fixes, options))).toEqual([11 * 900, 9 * 900])
  })

  it('with the first fix exactly at midnight starts the new day there', () => {
    const fixes = drive([leg(1200)], { start: MIDNIGHT - 600_000, every: 60 })
    const paths = cutPaths(fixes, options)
    expect(meters(paths)).toEqual([9000, 9000])
    expect(paths[1]?.startedAt).toBe(MIDNIGHT)
  })

  it('skips an unusable first fix of the new day', () => {
    const fixes = drive([leg(1200)], { start: MIDNIGHT - 600_000, every: 60 })
    const bad = fixes.map(fix => (fix.at === MIDNIGHT ? { ...fix, accuracyMeters: 500 } : fix))
    expect(meters(cutPaths(bad, options))).toEqual([9900, 8100])
    expect(cutByDay(bad)).toEqual(cutPaths(bad, options))
  })

  it('does not lead to a first fix that no truck could have reached', () => {
    const before = drive([leg(600)], { start: MIDNIGHT - 601_000 })
    const after = drive([leg(600)], { start: MIDNIGHT + 1000, latitude: 40 })
    expect(meters(cutPaths([...before, ...after], options))).toEqual([9000, 9000])
  })

  it('with a silence of more than an hour in it ends before, and the silence counts on the day of its start', () => {
    const before = drive([leg(600)], { start: MIDNIGHT - 1_200_000 })
    const end = before.at(-1)
    const after = drive([leg(600)], {
      start: MIDNIGHT + 3_600_000,
      latitude: end?.latitude,
      longitude: (end?.longitude ?? 0) + 0.5,
    })
    const paths = cutPaths([...before, ...after], options)
    expect(meters(paths)[0]).toBe(9000)
    expect(paths[1]).toMatchObject({ startedAt: MIDNIGHT - 600_000, endedAt: MIDNIGHT + 3_600_000, fixes: 2 })
    expect(meters(paths)[2]).toBe(9000)
    expect(cutByDay([...before, ...after])).toEqual(paths)
  })

  it('does not go on after a whole day without fixes', () => {
    const before = drive([leg(600)], { start: MIDNIGHT - 1_200_000 })
    const after = drive([leg(600)], { start: MIDNIGHT + DAY, latitude: 38 })
    expect(meters(cutPaths([...before, ...after], options))).toEqual([9000, 9000])
  })

  it('is not invented for a truck that was parked', () => {
    expect(
      cutPaths(drive([{ seconds: 7200 }], { start: MIDNIGHT - 3_600_000, noiseMeters: 10 }), options),
    ).toEqual([])
  })
})

/** Four days of trips, stops, silences, strays, doubtful fixes and repeated times. */
function fourDays(seed: number): GpsFix[] {
  const random = seededRandom(seed)
  let start = MIDNIGHT - 0.4 * DAY
  const fixes: GpsFix[] = []
  while (start < MIDNIGHT + 3 * DAY) {
    const last = fixes.at(-1)
    const legs = Array.from({ length: 4 }, (_, index) => ({
      seconds: 60 + random() * 1500,
      metersPerSecond: index % 2 === 0 ? 3 + random() * 20 : 0,
      bearing: random() * 360,
    }))
    const every = [5, 15, 60][Math.floor(random() * 3)]
    fixes.push(
      ...drive(legs, { start, every, noiseMeters: 4, latitude: last?.latitude, longitude: last?.longitude }),
    )
    start = (fixes.at(-1)?.at ?? start) + 1000 + (random() < 0.3 ? 7_200_000 * random() : 60_000 * random())
  }
  return fixes.map(fix => {
    const chance = random()
    if (chance < 0.01) return { ...fix, latitude: fix.latitude + 1 }
    if (chance < 0.02) return { ...fix, accuracyMeters: 500 }
    if (chance < 0.03) return { ...fix, valid: false }
    return fix
  })
}

describe.each([1, 2, 3])('the fixes of four days (%d)', seed => {
  const fixes = fourDays(seed)
  const expected = cutPaths(fixes, options)

  it('make paths', () => {
    expect(expected.length).toBeGreaterThan(20)
    for (const path of expected) {
      expect(path.miles * METERS_PER_MILE).toBeGreaterThanOrEqual(199)
      expect(path.endedAt).toBeGreaterThan(path.startedAt)
      expect(Math.floor(path.startedAt / DAY)).toBeGreaterThanOrEqual(Math.floor((path.endedAt - DAY) / DAY))
    }
  })

  it('go on exactly from any fix', () => {
    const some = fixes.slice(0, 1200)
    expect(stream(some, 1)).toEqual(cutPaths(some, options))
  })

  it.each([7, 100, 1_000_000])('make the same paths in batches of %d', batch => {
    expect(stream(fixes, batch)).toEqual(expected)
  })

  it('make the same paths when each day is cut by itself', () => {
    expect(cutByDay(fixes)).toEqual(expected)
  })

  it('make the same paths shuffled and sent twice', () => {
    const twice = shuffled([...fixes, ...fixes.filter((_, index) => index % 3 === 0)], seed)
    expect(cutPaths(twice, options)).toEqual(expected)
  })

  it('make no path that overlaps the next', () => {
    for (const [index, path] of expected.entries()) {
      expect(path.startedAt).toBeGreaterThanOrEqual(expected[index - 1]?.endedAt ?? 0)
    }
  })
})
