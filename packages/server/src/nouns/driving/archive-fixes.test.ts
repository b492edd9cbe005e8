import type { GpsFix } from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import { asc, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { paths, vehicle_days } from '../../db/tables/driving'
import { type FileStore, memoryFiles } from '../../outside/file-store'
import { storeTruck } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'
import { testDatabase } from '../../testing/test-database'
import { archiveOldestFixes } from './archive-fixes'
import { fixPartitions, keepPartitions } from './fix-partitions'
import { recordGpsFixes } from './record-gps-fixes'
import { restoreNewestFixes } from './restore-fixes'

const TODAY = Date.UTC(2026, 4, 20)
const NOW = TODAY + 12 * 3_600_000
/** What is older leaves. */
const BEFORE = TODAY - 60 * DAY_MS
const FIRST_DAY = BEFORE - 3 * DAY_MS

/** Six days around the edge, a fix a minute over two hours around each midnight; the one of minute 61 is missing. */
const driven: GpsFix[] = Array.from({ length: 6 * 120 }, (_, index) => ({
  at: FIRST_DAY + Math.floor(index / 120) * DAY_MS + ((index % 120) - 60) * 60_000,
  latitude: 34 + (index % 120) * 0.005,
  longitude: -118.24,
  ...(index % 3 === 0 && { accuracyMeters: 4.7, speedMps: 9.3 }),
})).filter((_, index) => index % 120 !== 61)

const lateOn = (day: number): GpsFix => ({
  at: FIRST_DAY + day * DAY_MS + 60_000,
  latitude: 34.306,
  longitude: -118.241,
})

async function dropPartitions(): Promise<void> {
  const db = await testDatabase()
  for (const { name } of await fixPartitions(db)) await db.execute(sql.raw(`drop table ${name}`))
}

// Others fill the same tables with days of other years.
afterEach(dropPartitions)

async function drivenApp(): Promise<{ app: TestApp; truckId: number }> {
  const app = await testApp()
  await dropPartitions()
  const truckId = await storeTruck(app, 'Box')
  await keepPartitions(app.db, FIRST_DAY)
  await keepPartitions(app.db, NOW)
  await recordGpsFixes(app.db, truckId, driven, NOW)
  return { app, truckId }
}

/** All that anyone pays for. */
const totals = async ({ db }: TestApp) => ({
  paths: await db.select().from(paths).orderBy(asc(paths.started_at)),
  days: await db.select().from(vehicle_days).orderBy(asc(vehicle_days.utc_day)),
})

const storedFixes = ({ db }: TestApp) => rows(db, sql`select * from fixes order by truck_id, fixed_at`)

async function archiveAll({ db }: TestApp, files: FileStore): Promise<number> {
  let count = 0
  while (await archiveOldestFixes(db, files, BEFORE)) count += 1
  return count
}

/** Stops in a phase, as a kill does: what it has done is done, and nothing more comes. */
const stoppingAt = (files: FileStore, phase: 'put' | 'get'): FileStore => ({
  ...files,
  async put(...given) {
    if (phase === 'put') throw new Error('stopped')
    await files.put(...given)
  },
  async get() {
    throw new Error('stopped')
  },
})

it('old fixes leave the database and come back, with the same totals to the bit and a late fix in every phase', async () => {
  const { app, truckId } = await drivenApp()
  const files = memoryFiles()
  const [before, fixesBefore] = [await totals(app), await storedFixes(app)]
  expect(before.paths.length).toBeGreaterThan(5)
  const lateIsRefused = async () => {
    const late = [0, 1, 2, 3].map(lateOn)
    expect(await recordGpsFixes(app.db, truckId, late, NOW)).toEqual({
      stored: 0,
      repeated: 0,
      unusable: { archived: 4 },
    })
    expect(await totals(app)).toEqual(before)
  }
  for (const phase of ['put', 'get'] as const) {
    await expect(archiveOldestFixes(app.db, stoppingAt(files, phase), BEFORE)).rejects.toThrow('stopped')
    await lateIsRefused()
    expect(await storedFixes(app)).toEqual(fixesBefore)
  }
  await archiveOldestFixes(app.db, files, BEFORE)
  await lateIsRefused()
  expect(await archiveAll(app, files)).toBe(3)
  await lateIsRefused()
  expect((await storedFixes(app)).length).toBeLessThan(fixesBefore.length)
  expect((await fixPartitions(app.db))[0]?.from).toBe(BEFORE)

  // A delivery of a day that is kept is cut as ever.
  expect(await recordGpsFixes(app.db, truckId, [lateOn(5)], NOW)).toMatchObject({ stored: 1 })
  const after = await totals(app)
  expect(after.paths.slice(0, 3)).toEqual(before.paths.slice(0, 3))

  const stopped = stoppingAt(files, 'get')
  await expect(restoreNewestFixes(app.db, stopped, 0)).rejects.toThrow('stopped')
  while (await restoreNewestFixes(app.db, files, 0));
  expect(await totals(app)).toEqual(after)
  expect((await storedFixes(app)).length).toBe(fixesBefore.length + 1)
  expect((await storedFixes(app)).slice(0, 300)).toEqual(fixesBefore.slice(0, 300))

  // What is back takes late fixes as if it had never gone.
  const late = [0, 1, 2, 3].map(lateOn)
  expect(await recordGpsFixes(app.db, truckId, late, NOW)).toMatchObject({ stored: 4, unusable: {} })
  const other = await storeTruck(app, 'Other')
  await recordGpsFixes(app.db, other, [...driven, lateOn(5), ...late], NOW)
  const of = async (id: number) =>
    (await totals(app)).paths
      .filter(path => path.vehicle_id === id)
      .map(({ started_at, ended_at, distance_miles, polyline }) => [
        started_at,
        ended_at,
        distance_miles,
        polyline,
      ])
  expect(await of(truckId)).toEqual(await of(other))
})

it('a file that was changed or is gone is not restored, and says so', async () => {
  const { app } = await drivenApp()
  const files = memoryFiles()
  await archiveAll(app, files)
  const left = await storedFixes(app)
  const damaged: FileStore = {
    ...files,
    async get(name) {
      const bytes = await files.get(name)
      bytes?.set([7], 20)
      return bytes
    },
  }
  await expect(restoreNewestFixes(app.db, damaged, BEFORE - 5 * DAY_MS)).rejects.toThrow(/damaged/)
  await expect(restoreNewestFixes(app.db, memoryFiles(), BEFORE - 5 * DAY_MS)).rejects.toThrow(/missing/)
  expect(await storedFixes(app)).toEqual(left)
})
