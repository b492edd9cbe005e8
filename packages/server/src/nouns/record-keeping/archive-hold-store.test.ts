import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { archive_holds } from '../../db/tables/record-keeping'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { holdUntil, isFreeUntilCommit, isHeld, undoHold } from './archive-hold-store'

const NOW = new Date('2026-05-20T12:00:00Z')
const JUNE = new Date('2026-06-01T12:00:00Z')
const JULY = new Date('2026-07-01T12:00:00Z')

async function noHolds(): Promise<Db> {
  const db = await testDatabase()
  await emptyDatabase(db)
  return db
}

/** Looks until somebody waits for the table of holds; on a database of one connection nobody ever does. */
async function someoneWaits(tx: Db): Promise<void> {
  for (let look = 0; look < 300; look++) {
    const waiting = await rows(
      tx,
      sql`select 1 from pg_locks where relation = 'archive_holds'::regclass and not granted`,
    )
    if (waiting.length > 0) return
  }
}

it('a hold waits for what the job is dropping, and is then seen by its next', async () => {
  const db = await noHolds()
  const order: string[] = []
  const { holding } = await db.transaction(async tx => {
    expect(await isFreeUntilCommit(tx, 'fixes', NOW)).toBe(true)
    const held = holdUntil(db, 'fixes', JUNE).then(() => order.push('held'))
    await Promise.race([held, someoneWaits(tx)])
    order.push('dropped')
    return { holding: held }
  })
  await holding
  expect(order).toEqual(['dropped', 'held'])
  expect(await db.transaction(tx => isFreeUntilCommit(tx, 'fixes', NOW))).toBe(false)
  expect(await db.transaction(tx => isFreeUntilCommit(tx, 'log', NOW))).toBe(true)
})

it('a hold is put back as it was before, unless another was taken since', async () => {
  const db = await noHolds()
  expect(await holdUntil(db, 'log', JUNE)).toBeUndefined()
  expect(await holdUntil(db, 'log', JULY)).toEqual(JUNE)
  await undoHold(db, 'log', { taken: JUNE, before: undefined })
  expect(await isHeld(db, 'log', JUNE)).toBe(true)
  await undoHold(db, 'log', { taken: JULY, before: JUNE })
  expect(await db.select().from(archive_holds)).toEqual([{ kind: 'log', held_until: JUNE }])
  await undoHold(db, 'log', { taken: JUNE, before: undefined })
  expect(await isHeld(db, 'log', NOW)).toBe(false)
})
