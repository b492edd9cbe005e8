import {
  createPathCutter,
  cutPaths,
  type GpsFix,
  isInaccurate,
  refusalOf,
  sortGpsFixes,
} from '@product/sdk/nouns/driving'
import { seededRandom } from '@product/sdk/values'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paths, vehicle_days } from '../../db/tables/driving'
import { storeTruck } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'
import { isSameMoment, MARK_EVERY, STORED } from './cutting-marks'
import { findCutting, marksWithin } from './cutting-store'
import { quantised } from './gps-fix-store'
import { recordGpsFixes } from './record-gps-fixes'

const NOW = Date.UTC(2026, 10, 24, 12)

async function deliver(app: TestApp, deliveries: readonly (readonly GpsFix[])[]): Promise<number> {
  const truckId = await storeTruck(app, 'Box')
  for (const delivery of deliveries) await recordGpsFixes(app.db, truckId, delivery, NOW)
  return truckId
}

/** The paths of a truck, and whether its days' sums are those of its paths. */
async function pathsOf({ db }: TestApp, truckId: number) {
  const ofTruck = and(eq(paths.vehicle_kind, 'truck'), eq(paths.vehicle_id, truckId))
  const found = await db.select().from(paths).where(ofTruck).orderBy(asc(paths.started_at))
  const days = await db
    .select()
    .from(vehicle_days)
    .where(and(eq(vehicle_days.vehicle_kind, 'truck'), eq(vehicle_days.vehicle_id, truckId)))
    .orderBy(asc(vehicle_days.utc_day))
  const counts = new Map<string, number>()
  for (const { utc_day } of found) counts.set(utc_day, (counts.get(utc_day) ?? 0) + 1)
  expect(days.map(day => [day.utc_day, day.paths])).toEqual([...counts])
  return found.map(path => ({
    startedAt: path.started_at.getTime(),
    endedAt: path.ended_at.getTime(),
    miles: path.distance_miles,
    polyline: path.polyline,
  }))
}

const takenIn = (fixes: readonly GpsFix[]): GpsFix[] =>
  fixes.filter(fix => refusalOf(fix, NOW) === undefined).map(quantised)

/** What the rule makes of all fixes together. */
const expectedOf = (fixes: readonly GpsFix[]) =>
  cutPaths(takenIn(fixes), STORED).map(({ startedAt, endedAt, miles, polyline }) => ({
    startedAt,
    endedAt,
    miles,
    polyline,
  }))

/** Every mark of a truck is where a cutter comes to that takes in all fixes up to it, and none is far from the next. */
async function checkMarks({ db }: TestApp, truckId: number, fixes: readonly GpsFix[]): Promise<number> {
  const marks = await marksWithin(db, truckId, { from: 0, to: NOW * 2 })
  const cutting = await findCutting(db, truckId)
  const known = [...marks, ...(cutting ? [cutting.newest, ...(cutting.late ? [cutting.late] : [])] : [])]
  const used = sortGpsFixes(takenIn(fixes)).filter(fix => !isInaccurate(fix))
  const cutter = createPathCutter(STORED)
  let [since, farthest] = [0, 0]
  for (const [index, fix] of used.entries()) {
    if (fix.at !== used[index - 1]?.at) since += 1
    cutter.push(fix)
    for (const mark of known.filter(({ at }) => at === fix.at && used[index + 1]?.at !== at)) {
      expect(isSameMoment(mark.cutter, cutter.state())).toBe(true)
    }
    if (marks.some(({ at }) => at === fix.at)) since = 0
    farthest = Math.max(farthest, since)
  }
  expect(farthest).toBeLessThanOrEqual(2 * MARK_EVERY + 1)
  return marks.length
}

const fixAt = (time: string, latitude: number, over: Partial<GpsFix> = {}): GpsFix => ({
  at: Date.parse(`${time}Z`),
  latitude,
  longitude: -118.24,
  ...over,
})

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]))

describe('the order of deliveries', () => {
  it('does not show where unusable fixes follow midnight and one comes late', async () => {
    const app = await testApp()
    const deliveries = [
      [fixAt('2026-11-20T23:58:00', 34), fixAt('2026-11-20T23:59:00', 34.01)],
      [fixAt('2026-11-21T00:00:10', 34.02, { accuracyMeters: 500 })],
      [fixAt('2026-11-18T12:00:00', 34)],
      [fixAt('2026-11-21T00:00:40', 34.025), fixAt('2026-11-21T00:01:40', 34.035)],
    ]
    const expected = expectedOf(deliveries.flat())
    expect(expected[0]?.miles).toBeCloseTo(1.727, 3)
    for (const order of permutations(deliveries).filter((_, index) => index % 3 === 0)) {
      expect(await pathsOf(app, await deliver(app, order))).toEqual(expected)
    }
  })

  it('does not show where the first of a truck come at once', async () => {
    const app = await testApp()
    const truckId = await storeTruck(app, 'Box')
    const drive = Array.from({ length: 30 }, (_, step) =>
      fixAt(`2026-11-20T12:${String(10 + step)}:00`, 34 + step * 0.01),
    )
    const parts = [0, 1, 2].map(third => drive.filter((_, index) => index % 3 === third))
    await Promise.all(parts.map(part => recordGpsFixes(app.db, truckId, part, NOW)))
    expect(await pathsOf(app, truckId)).toEqual(expectedOf(drive))
  })

  it('does not show where an accuracy is beyond what the table can hold', async () => {
    const app = await testApp()
    const drive = Array.from({ length: 20 }, (_, step) =>
      fixAt(`2026-11-20T12:${String(10 + step)}:00`, 34 + step * 0.005),
    )
    const wild = {
      ...fixAt('2026-11-20T12:20:30', 34.0525),
      longitude: -118.236,
      accuracyMeters: Number.MAX_VALUE,
    }
    const [late = wild] = drive.splice(5, 1)
    const expected = expectedOf([...drive, wild, late])
    expect(await pathsOf(app, await deliver(app, [[...drive, wild], [late]]))).toEqual(expected)
  })

  it('does not show where two files know two places of one second', async () => {
    const app = await testApp()
    const drive = Array.from({ length: 12 }, (_, step) =>
      fixAt(`2026-11-20T12:${String(10 + step)}:00`, 34 + step * 0.01),
    )
    const other = drive.map(fix => ({
      ...fix,
      longitude: fix.longitude + (fix.latitude > 34.055 ? 0.001 : -0.001),
    }))
    const orders = [
      [drive, other],
      [other, drive],
      [drive.slice(0, 6), other, drive.slice(6)],
    ]
    for (const order of orders) {
      expect(await pathsOf(app, await deliver(app, order))).toEqual(expectedOf([...drive, ...other]))
    }
  })
})

/**
 * Some days of a truck: drives, rests and silences, with fixes that are stray, unusable, doubled, of one second or of
 * the future.
 */
function someDays(random: () => number, inARow: number, steps: readonly number[]): GpsFix[] {
  const fixes: GpsFix[] = []
  let at = Date.UTC(2026, 10, 20, 18)
  let [latitude, longitude, heading] = [34, -118.24, 0]
  const until = at + (0.3 + random()) * 86_400_000
  while (at < until) {
    const isDrive = random() < 0.6
    const step = steps[Math.floor(random() * steps.length)] ?? 60
    heading += random() * 3
    for (let count = Math.floor(random() * inARow); count >= 0; count--) {
      at += step * 1000
      if (isDrive) {
        latitude += (Math.cos(heading) * 12 * step) / 111_195
        longitude += (Math.sin(heading) * 12 * step) / 92_000
      }
      const fix: GpsFix = { at, latitude, longitude }
      const chance = random()
      if (chance < 0.05) fix.latitude += random() * 0.05
      else if (chance < 0.1) fix.accuracyMeters = 500
      else if (chance < 0.13) fix.valid = false
      else if (chance < 0.15) fix.at = NOW + random() * 40 * 86_400_000
      else if (chance < 0.16) fix.at = at + 5 * 3_600_000
      else if (chance < 0.25)
        fixes.push({ ...fix, longitude: longitude + 0.0005, accuracyMeters: random() * 150 })
      else if (chance < 0.28) fixes.push({ ...fix, at: at + 0.3 })
      fixes.push(fix)
    }
    at += random() < 0.2 ? random() * 20 * 3_600_000 : random() * 900_000
  }
  return fixes
}

/** In pieces of any size, some of them twice, in an order that is mostly that of time, or in none. */
function split(fixes: readonly GpsFix[], random: () => number): GpsFix[][] {
  const isWild = random() < 0.5
  const list = isWild
    ? fixes
        .map(fix => ({ fix, key: random() }))
        .sort((a, b) => a.key - b.key)
        .map(({ fix }) => fix)
    : [...fixes]
  const pieces: GpsFix[][] = []
  while (list.length > 0) pieces.push(list.splice(0, 1 + Math.floor(random() * fixes.length * 0.4)))
  const again = pieces.filter(() => random() < 0.2)
  return [...pieces, ...again]
    .map((piece, index) => ({ piece, key: index + (random() < 0.3 ? random() * 8 - 4 : 0) }))
    .sort((a, b) => a.key - b.key)
    .map(({ piece }) => piece)
}

/**
 * So many fixes follow each other at most, so many seconds apart: with few there are many silences, many take more than
 * a piece, and the close ones leave many marks.
 */
describe.each([
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(seed => ({
    seed,
    inARow: 14,
    steps: [10, 60, 300],
  })),
  ...['k', 'l', 'm'].map(seed => ({ seed, inARow: 140, steps: [10, 60, 300] })),
  ...['n', 'o', 'p'].map(seed => ({ seed, inARow: 400, steps: [2, 6, 10] })),
])('the fixes of some days ($seed, $inARow in a row)', ({ seed, inARow, steps }) => {
  it('make the same paths to the bit in whatever pieces and order they come', async () => {
    const app = await testApp()
    const random = seededRandom(seed).next
    const fixes = someDays(random, inARow, steps)
    const expected = expectedOf(fixes)
    expect(expected.length).toBeGreaterThan(0)
    for (let round = 0; round < 2; round++) {
      const truckId = await deliver(app, split(fixes, random))
      expect(await pathsOf(app, truckId)).toEqual(expected)
      const marks = await checkMarks(app, truckId, fixes)
      if (inARow === 400) expect(marks).toBeGreaterThan(1)
    }
  })
})
