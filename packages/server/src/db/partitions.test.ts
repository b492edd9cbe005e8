import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database'
import { rows } from './db'
import { ensurePartitions } from './partitions'
import { fixes } from './tables/driving'

const NOON = Date.UTC(2019, 2, 1, 12)

const fixOf = (truckId: number, at: number) => ({
  truck_id: truckId,
  fixed_at: new Date(at),
  latitude_e7: 340_000_000,
  longitude_e7: -1_182_400_000,
})

it('a fix goes to the partition of its UTC day, with the key of all fixes', async () => {
  const db = await testDatabase()
  await db.execute(sql`drop table if exists fixes_20190301`)
  await ensurePartitions(db, [NOON])
  await db.insert(fixes).values(fixOf(1, NOON))
  expect(await rows(db, sql`select truck_id from fixes_20190301`)).toEqual([{ truck_id: 1 }])
  await expect(db.insert(fixes).values(fixOf(1, NOON))).rejects.toThrow()
  await db.execute(sql`drop table fixes_20190301`)
})

// The embedded database has one session, so nobody there can hold a table open.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a reader of all fixes, such as a dump, holds up neither a new day nor a delivery',
  async () => {
    const db = await testDatabase()
    await db.execute(sql`drop table if exists fixes_20190302`)
    await db.transaction(async reader => {
      await reader.execute(sql`select count(*) from fixes`)
      const at = NOON + 86_400_000
      await db.transaction(async tx => {
        // Longer would be waiting, and this fails.
        await tx.execute(sql`set local lock_timeout = '100ms'`)
        await ensurePartitions(tx, [at])
        await tx.insert(fixes).values(fixOf(2, at))
      })
    })
    expect(await rows(db, sql`select truck_id from fixes_20190302`)).toEqual([{ truck_id: 2 }])
    await db.execute(sql`drop table fixes_20190302`)
  },
)
