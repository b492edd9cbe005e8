import { DAY_MS } from '@product/sdk/values'
import type { GpsFix } from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { storeTruck } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'
import { testDatabase } from '../../testing/test-database'
import { fixPartitions, keepPartitions } from './fix-partitions'
import { findKeptFrom } from './fix-retention-store'
import { recordGpsFixes } from './record-gps-fixes'
import { truckDrives } from './truck-path-store'

const TODAY = Date.UTC(2026, 4, 20)
const NOW = TODAY + 12 * 3_600_000

/** A fix a minute over an hour. */
const hourFrom = (at: number): GpsFix[] =>
  Array.from({ length: 60 }, (_, minute) => ({
    at: at + minute * 60_000,
    latitude: 34 + minute * 0.005,
    longitude: -118.24,
  }))

async function dropPartitions(): Promise<void> {
  const db = await testDatabase()
  for (const { name } of await fixPartitions(db)) await db.execute(sql.raw(`drop table ${name}`))
}

async function freshApp(): Promise<TestApp> {
  const app = await testApp()
  await dropPartitions()
  return app
}

/** In days from today. */
const spans = async ({ db }: TestApp) =>
  (await fixPartitions(db)).map(({ from, to }) => [(from - TODAY) / DAY_MS, (to - TODAY) / DAY_MS])

const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, day) => [from + day, from + day + 1])

const drives = ({ db }: TestApp, truckId: number) =>
  truckDrives(db, truckId, { first: '2026-05-01', last: '2026-05-31' })

// Others fill the same tables with days of other years.
afterEach(dropPartitions)

describe('the partitions of fixes', () => {
  it('reach a week ahead, and back without an end', async () => {
    const app = await freshApp()
    await keepPartitions(app.db, NOW)
    expect(await spans(app)).toEqual([[Number.NEGATIVE_INFINITY, 0], ...days(0, 8)])
    await keepPartitions(app.db, NOW + 2 * DAY_MS)
    expect(await spans(app)).toEqual([[Number.NEGATIVE_INFINITY, 0], ...days(0, 10)])
    const truckId = await storeTruck(app, 'Box')
    expect(await recordGpsFixes(app.db, truckId, hourFrom(TODAY - 700 * DAY_MS), NOW)).toMatchObject({
      stored: 60,
    })
    expect(await rows(app.db, sql`select count(*)::int as count from fixes_before`)).toEqual([{ count: 60 }])
  })

  it('have one for all the days on which no server ran', async () => {
    const app = await freshApp()
    await keepPartitions(app.db, NOW)
    await keepPartitions(app.db, NOW + 40 * DAY_MS)
    expect(await spans(app)).toEqual([[Number.NEGATIVE_INFINITY, 0], ...days(0, 8), [8, 40], ...days(40, 48)])
  })

  it('are made by a delivery that finds none', async () => {
    const app = await freshApp()
    const truckId = await storeTruck(app, 'Box')
    expect(await recordGpsFixes(app.db, truckId, hourFrom(TODAY), NOW)).toEqual({
      stored: 60,
      repeated: 0,
      unusable: {},
    })
  })
})

describe('a day whose partition somebody detached', () => {
  it('is refused late fixes, and keeps its paths', async () => {
    const app = await freshApp()
    const truckId = await storeTruck(app, 'Box')
    await keepPartitions(app.db, NOW - 6 * DAY_MS)
    for (const day of [4, 3, 2, 1]) {
      const fixes = hourFrom(TODAY - day * DAY_MS).filter((_, minute) => minute !== 30)
      await recordGpsFixes(app.db, truckId, fixes, NOW)
    }
    const before = await drives(app, truckId)
    expect(before).toHaveLength(4)
    await app.db.execute(sql`alter table fixes detach partition fixes_20260516`)
    const late = [4, 3, 2, 1].flatMap(day => hourFrom(TODAY - day * DAY_MS).slice(30, 31))
    expect(await recordGpsFixes(app.db, truckId, late, NOW)).toEqual({
      stored: 1,
      repeated: 0,
      unusable: { archived: 3 },
    })
    expect(await findKeptFrom(app.db)).toBe(TODAY - DAY_MS)
    const after = await drives(app, truckId)
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    expect(after).toHaveLength(4)
    // Once its partition is gone for good, and after a restart, nothing else comes of it.
    await app.db.execute(sql`drop table fixes_20260516`)
    await keepPartitions(app.db, NOW)
    expect(await recordGpsFixes(app.db, truckId, late, NOW)).toEqual({
      stored: 0,
      repeated: 1,
      unusable: { archived: 3 },
    })
    expect(await drives(app, truckId)).toEqual(after)
  })
})

// The embedded database has one session, so nobody there can hold a table open.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a reader of all fixes, such as a dump, holds up neither new days nor a delivery',
  async () => {
    const app = await freshApp()
    const truckId = await storeTruck(app, 'Box')
    await keepPartitions(app.db, NOW)
    await app.db.transaction(async reader => {
      await reader.execute(sql`select count(*) from fixes`)
      const later = NOW + 3 * DAY_MS
      await keepPartitions(app.db, later)
      const start = performance.now()
      await recordGpsFixes(app.db, truckId, hourFrom(later), later)
      expect(performance.now() - start).toBeLessThan(2000)
    })
    expect((await fixPartitions(app.db)).at(-1)?.to).toBe(TODAY + 11 * DAY_MS)
  },
)
