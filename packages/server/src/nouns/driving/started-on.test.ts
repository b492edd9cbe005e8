import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '../../db/db'
import { paths } from '../../db/tables/driving'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { startedOn } from './started-on'

const pathAt = (time: string) => ({
  vehicle_kind: 'truck',
  vehicle_id: 1,
  utc_day: time.slice(0, 10),
  started_at: new Date(time),
  ended_at: new Date(time),
  distance_miles: 1,
  polyline: '',
  rule_version: 1,
})

it('days hold their first and last instant and nothing beside, whatever their order', async () => {
  const db = await testDatabase()
  await emptyDatabase(db)
  const times = ['2026-05-18T23:59:59.999Z', '2026-05-19T00:00:00.000Z', '2026-05-20T23:59:59.999Z']
  await db.insert(paths).values([...times, '2026-05-21T00:00:00.000Z'].map(pathAt))
  const found = await db
    .select()
    .from(paths)
    .where(startedOn(['2026-05-20', '2026-05-19']))
  expect(found.map(path => path.started_at.toISOString()).sort()).toEqual(times.slice(1))
})

it('the index of a vehicle finds them by their start', async () => {
  const db = await testDatabase()
  const plan = await db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const ofTruck = and(eq(paths.vehicle_kind, 'truck'), eq(paths.vehicle_id, 1), startedOn(['2026-05-19']))
    return rows(tx, sql`explain (format json) select * from ${paths} where ${ofTruck}`)
  })
  expect(JSON.stringify(plan)).toMatch(/Index Cond[^}]*started_at >=[^}]*started_at </)
})
