import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { client, drive, truck } from '../testing/driven-campaign'
import { testApp } from '../testing/test-app'
import type { Db } from './db'
import { migrationsFolder } from './migrations-folder'
import { vehicle_days } from './tables/driving'

const daysOf = (db: Db) => db.select().from(vehicle_days).orderBy(vehicle_days.vehicle_kind)

const AS_BEFORE = [
  `create table counting_numbers ()`,
  `alter table vehicle_days drop column estimated_miles, drop column driven, drop column resting`,
  `alter table vehicle_days add column base_impressions float8 not null default 0,
    add column estimated int not null default 0`,
]
const MIGRATION = readFileSync(join(migrationsFolder(), '0017_vehicle_days_estimate.sql'), 'utf8').split(
  '--> statement-breakpoint',
)

/** Other tests use the same database. */
class Undone extends Error {
  constructor(readonly days: unknown) {
    super('undone')
  }
}

it('days that were stored with their estimates get what these are made of', async () => {
  const app = await testApp()
  await client(app)
  const id = await truck(app)
  await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z')
  await drive(app, 'truck', id, '2026-05-18T16:00:00.000Z', { distance_miles: 1001 })
  await drive(app, 'truck', id, '2026-05-18T17:00:00.000Z', { distance_miles: 0 })
  await drive(app, 'truck', id, '2026-05-18T18:00:00.000Z', { given_impressions: 500 })
  await drive(app, 'placeholder', 9, '2026-05-18T15:00:00.000Z', { given_impressions: 500 })
  const made = await daysOf(app.db)
  expect(made[1]).toMatchObject({ estimated_miles: 30, driven: 2, resting: 1 })
  const migrated = app.db.transaction(async tx => {
    for (const statement of [...AS_BEFORE, ...MIGRATION]) await tx.execute(sql.raw(statement))
    throw new Undone(await daysOf(tx))
  })
  await expect(migrated).rejects.toMatchObject({ days: made })
})
