import type { GpsFix } from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import { asc, sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { fix_archives, paths, vehicle_days } from '../../db/tables/driving'
import { folderFiles } from '../../node/folder-files'
import { type ArchivePart, getArchivePart } from '../../outside/archive-part'
import { type FileStore, memoryFiles } from '../../outside/file-store'
import { s3Files } from '../../outside/s3-files'
import { startS3Server } from '../../testing/s3-server'
import { stoppedEverywhere } from '../../testing/stopped-work'
import { storeTruck } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'
import { testDatabase } from '../../testing/test-database'
import { archiveOldestFixes } from './archive-fixes'
import { fixPartitions, keepPartitions } from './fix-partitions'
import { keepOnlyFrom, lowerEdge } from './fix-retention-store'
import { recordGpsFixes } from './record-gps-fixes'
import { restoreNewestFixes } from './restore-fixes'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const account = { key: 'AKIDEXAMPLE', secret: 'a secret key', bucket: 'archives' }
const bucket = startS3Server(account)

afterAll(async () => {
  await (await bucket).close()
  rmSync(folder, { recursive: true, force: true })
})

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

async function archiveAll({ db }: Pick<TestApp, 'db'>, files: FileStore): Promise<number> {
  let count = 0
  while (await archiveOldestFixes(db, files, BEFORE)) count += 1
  return count
}

/** Without its bytes nothing can be read back. */
const unreadable = (files: FileStore): FileStore => ({
  ...files,
  async get() {
    throw new Error('stopped')
  },
})

/** Every fix that there is, in the database or in a file that is noted there, as a line of the file. */
async function everyFix({ db }: TestApp, files: FileStore): Promise<string[]> {
  const stored = await rows<{ line: (number | null)[] }>(
    db,
    sql`select json_build_array(truck_id, (extract(epoch from fixed_at) * 1000)::float8, latitude_e7, longitude_e7,
      accuracy_m::float8, speed_mps::float8) as line from fixes`,
  )
  const lines = stored.map(({ line }) => line.join(','))
  for (const { parts } of await db.select().from(fix_archives)) {
    // Only insertArchive writes the column.
    for (const part of parts as ArchivePart[]) lines.push(...(await getArchivePart(files, part)))
  }
  return lines.sort()
}

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
  await expect(archiveOldestFixes(app.db, unreadable(files), BEFORE)).rejects.toThrow('stopped')
  await lateIsRefused()
  expect(await storedFixes(app)).toEqual(fixesBefore)
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

  await expect(restoreNewestFixes(app.db, unreadable(files), 0)).rejects.toThrow('stopped')
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

it('a restore that takes late fixes in again while files are written keeps what they are of', async () => {
  const { app, truckId } = await drivenApp()
  const files = memoryFiles()
  const before = await storedFixes(app)
  // A restore of everything ends just before the rows are dropped, and so does one with a late fix after it.
  const taken = archiveOldestFixes(app.db, files, BEFORE, async tx => {
    await lowerEdge(tx, Number.NEGATIVE_INFINITY)
    return true
  })
  await expect(taken).rejects.toThrow('late fixes of these days in again')
  expect(await storedFixes(app)).toEqual(before)
  const late = archiveOldestFixes(app.db, files, BEFORE, async tx => {
    await lowerEdge(tx, Number.NEGATIVE_INFINITY)
    await recordGpsFixes(tx, truckId, [lateOn(-1)], NOW)
    await keepOnlyFrom(tx, BEFORE)
    return true
  })
  await expect(late).rejects.toThrow('were written: nothing was dropped')
  expect(await archiveAll(app, files)).toBe(4)
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

it('what a store keeps otherwise than it was given is not taken out of the database', async () => {
  const { app } = await drivenApp()
  const before = await storedFixes(app)
  const files = memoryFiles()
  const careless: FileStore = {
    ...files,
    async put(name, content, type) {
      if (!(content instanceof Uint8Array)) throw new Error('Bytes were expected')
      await files.put(name, content.slice(0, -1), type)
    },
  }
  await expect(archiveOldestFixes(app.db, careless, BEFORE)).rejects.toThrow(/damaged/)
  expect(await storedFixes(app)).toEqual(before)
})

describe.each([
  ['in a folder', async () => folderFiles(folder)],
  ['in a bucket', async () => s3Files({ endpoint: (await bucket).endpoint, ...account })],
])('with files %s', (_, open) => {
  it('a stop at any statement and any file loses no fix and doubles none, on the way out and back', async () => {
    const { app, truckId } = await drivenApp()
    const files = await open()
    const [before, fixesBefore] = [await totals(app), await everyFix(app, files)]
    const nothingChanged = async () => {
      expect(await totals(app)).toEqual(before)
      expect(await everyFix(app, files)).toEqual(fixesBefore)
    }
    const out = await stoppedEverywhere(files, (db, store) => archiveAll({ db }, store), nothingChanged)
    expect(out[0]).toMatch(/pg_inherits.* limit #/s)
    expect(out.join('\n')).toMatch(/kept_from.*before put.*after put.*get.*detach.*drop table.*fix_archives/s)
    await nothingChanged()
    expect((await fixPartitions(app.db))[0]?.from).toBe(BEFORE)

    const restoreAll = async (db: Db, store: FileStore) => {
      while (await restoreNewestFixes(db, store, 0));
    }
    const back = await stoppedEverywhere(files, restoreAll, nothingChanged)
    expect(back.join('\n')).toMatch(
      /create table.*attach.*get.*insert into fixes.*delete from "fix_archives".*fix_retention/s,
    )
    await nothingChanged()
    expect(await storedFixes(app)).toHaveLength(fixesBefore.length)
    expect(await recordGpsFixes(app.db, truckId, [lateOn(0)], NOW)).toMatchObject({ stored: 1 })
  })
})
