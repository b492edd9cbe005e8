import { DAY_MS } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { audit } from '../../db/tables/record-keeping'
import type { LogEntry } from '../../http/app-context'
import { type FileStore, memoryFiles } from '../../outside/file-store'
import { fixPartitions, keepPartitions } from '../../nouns/driving/fix-partitions'
import { recordGpsFixes } from '../../nouns/driving/record-gps-fixes'
import { type ArchiveKind, holdUntil, isHeld } from '../../nouns/record-keeping/archive-hold-store'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'
import { testDatabase } from '../../testing/test-database'
import { archiveDue } from './archive-job'
import { archiveStep } from './archive-step'

const DAYS = 60

async function dropPartitions(): Promise<void> {
  const db = await testDatabase()
  for (const { name } of await fixPartitions(db)) await db.execute(sql.raw(`drop table ${name}`))
}

// Others fill the same tables with days of other years.
afterEach(dropPartitions)

/** A day's fixes and entries of three months ago, and partitions up to today. */
async function oldApp() {
  const app = await testApp()
  await dropPartitions()
  const { db, clock, log } = app
  const parts = { db, clock, files: memoryFiles(), log: (entry: LogEntry) => log.push(entry) }
  const old = app.clock.now().getTime() - 90 * DAY_MS
  await keepPartitions(app.db, old)
  await keepPartitions(app.db, app.clock.now().getTime())
  const fix = { latitude: 34, longitude: -118.24 }
  const truckId = await storeTruck(app, 'Box')
  await recordGpsFixes(app.db, truckId, [{ at: old, ...fix }], app.clock.now().getTime())
  await app.db.insert(audit).values({
    at: new Date(old),
    action: 'was here',
    entity: 'campaign',
    message: 'Ann was here',
    actor_name: 'Ann',
  })
  const stored = {
    fixes: async () => (await rows(app.db, sql`select 1 from fixes`)).length,
    log: () => app.db.$count(audit, sql`message = 'Ann was here'`),
  }
  const step = (kind: ArchiveKind, action: string, day: string) =>
    archiveStep({ ...parts, now: app.clock.now() }, kind, action, day)
  return { app, parts, stored, step }
}

it.each(['fixes', 'log'] as const)(
  '%s that are old enough leave by themselves; put back, they stay for 30 days or until somebody archives',
  async kind => {
    const { app, parts, stored, step } = await oldApp()
    const job = async (of: ArchiveKind = kind) => {
      while ((await archiveDue(parts, of, DAYS)) > 0);
    }
    expect(await archiveDue(parts, kind, 100)).toBe(0)
    await job()
    expect(await stored[kind]()).toBe(0)
    expect(app.log).toContainEqual(expect.objectContaining({ message: 'archived', lines: 1 }))
    const other = kind === 'log' ? 'fixes' : 'log'
    expect(await stored[other]()).toBe(1)

    const restore = async () => {
      while ((await step(kind, 'restore', '2026-01-01')).more);
    }
    await restore()
    expect(await stored[kind]()).toBe(1)
    await job()
    app.clock.forward(29 * 24 * 60)
    await job()
    expect(await stored[kind]()).toBe(1)
    // The other kind was not put back, and is not held.
    await job(other)
    expect(await stored[other]()).toBe(0)
    app.clock.forward(2 * 24 * 60)
    await job()
    expect(await stored[kind]()).toBe(0)

    await restore()
    await step(kind, 'archive', '2025-01-01')
    await job()
    expect(await stored[kind]()).toBe(0)
  },
)

it.each(['fixes', 'log'] as const)(
  '%s that a job is writing when somebody puts others back stay in the database',
  async kind => {
    const { app, parts, stored } = await oldApp()
    const now = app.clock.now()
    const files: FileStore = {
      ...parts.files,
      async put(...given) {
        await parts.files.put(...given)
        await holdUntil(app.db, kind, new Date(now.getTime() + DAY_MS))
      },
    }
    while ((await archiveDue({ ...parts, files }, kind, DAYS)) > 0);
    expect(await stored[kind]()).toBe(1)
    expect(await isHeld(app.db, kind, now)).toBe(true)

    // By hand it is meant.
    const byHand = { db: app.db, files, now }
    expect(await archiveStep(byHand, kind, 'archive', '2026-04-01')).toMatchObject({ done: [{ lines: 1 }] })
    expect(await stored[kind]()).toBe(0)
  },
)

it('fixes of a server that was off for long all leave but for its newest day, and come back', async () => {
  const { app, stored, step } = await oldApp()
  const before = await fixPartitions(app.db)
  while ((await step('fixes', 'archive', '2027-01-01')).more);
  expect(await stored.fixes()).toBe(0)
  const later = app.clock.now().getTime() + 300 * DAY_MS
  await keepPartitions(app.db, later)
  while ((await step('fixes', 'restore', '2026-01-01')).more);
  expect(await stored.fixes()).toBe(1)
  const after = await fixPartitions(app.db)
  expect(after.slice(0, before.length)).toEqual(before)
})
