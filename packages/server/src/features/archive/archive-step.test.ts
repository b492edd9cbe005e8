import { DAY_MS } from '@product/sdk/values'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { archive_holds, audit } from '../../db/tables/record-keeping'
import { memoryFiles } from '../../outside/file-store'
import { makeVendor } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'
import { archiveStep } from './archive-step'

const NOTHING = { done: [], more: false }

it('whole months of the log leave, are planned before and come back; the past of vendors and trucks stays whole', async () => {
  const app = await testApp()
  const { api } = await app.loginAs(3)
  const vendor = await makeVendor(api, { city: 'Reno' })
  await api.updateVendor({ params: { id: vendor.vendor_id }, body: { name: 'Alvarez & Sons' } })
  const parts = { db: app.db, files: memoryFiles(), now: app.clock.now() }
  const entries = () => app.db.select().from(audit).orderBy(asc(audit.audit_id))
  const past = async () => (await api.vendorTimeline({ params: { id: vendor.vendor_id } })).timeline
  const [log, before] = [await entries(), await past()]
  expect(before.length).toBeGreaterThan(1)
  const leaving = log.filter(({ entity }) => entity !== 'vendor')
  expect(leaving.length).toBeGreaterThan(0)

  // The test's clock stands in May.
  expect(await archiveStep(parts, 'log', 'archive', '2026-05-31')).toEqual(NOTHING)
  const lines = leaving.length
  const planned = await archiveStep(parts, 'log', 'plan', '2026-06-15')
  expect(planned).toEqual({ done: [{ name: 'log before 2026-06-01', lines }], more: false })
  expect(await entries()).toEqual(log)

  const done = [{ name: 'log of 2026-05-20', lines }]
  expect(await archiveStep(parts, 'log', 'archive', '2026-06-15')).toEqual({ done, more: true })
  expect(await archiveStep(parts, 'log', 'archive', '2026-06-15')).toEqual(NOTHING)
  expect(await archiveStep(parts, 'log', 'plan', '2026-06-15')).toEqual(NOTHING)
  expect((await entries()).map(({ entity }) => entity)).not.toContain('session')
  expect(await past()).toEqual(before)

  const heldUntil = '2026-06-19'
  expect(await archiveStep(parts, 'log', 'restore', '2026-05-21')).toEqual(NOTHING)
  expect(await app.db.$count(archive_holds)).toBe(0)
  expect(await archiveStep(parts, 'log', 'restore', '2026-05-20')).toEqual({ done, more: true, heldUntil })
  expect(await entries()).toEqual(log)

  // The last step of the same restore, and a mistyped day after it.
  const later = { ...parts, now: new Date(parts.now.getTime() + 3 * DAY_MS) }
  const held = await app.db.select().from(archive_holds)
  expect(await archiveStep(later, 'log', 'restore', '2026-05-20')).toEqual({ ...NOTHING, heldUntil })
  expect(await archiveStep(later, 'log', 'restore', '2026-06-20')).toEqual({ ...NOTHING, heldUntil })
  expect(await app.db.select().from(archive_holds)).toEqual(held)
})

it('a restore that fails on a damaged file keeps its hold', async () => {
  const app = await testApp()
  await app.loginAs(3)
  const parts = { db: app.db, files: memoryFiles(), now: app.clock.now() }
  await archiveStep(parts, 'log', 'archive', '2026-06-15')
  const lost = { ...parts, files: memoryFiles() }
  await expect(archiveStep(lost, 'log', 'restore', '2026-05-20')).rejects.toThrow(/missing/)
  expect(await app.db.$count(archive_holds)).toBe(1)
})

it.each([
  ['walls', 'plan', '2026-06-15'],
  ['log', 'burn', '2026-06-15'],
  ['fixes', 'plan', 'soon'],
  ['fixes', 'plan', '2026-02-30'],
])('there is no %s/%s/%s', async (kind, action, day) => {
  const { db } = await testApp()
  const parts = { db, files: memoryFiles(), now: new Date() }
  await expect(archiveStep(parts, kind, action, day)).rejects.toMatchObject({ status: 422 })
})
