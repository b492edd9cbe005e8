import { sql } from 'drizzle-orm'
import { DAY_MS } from '@product/sdk/values'
import type { Db } from './db'

/** The days, counted from 1970 UTC, whose partition this process has seen to, by database. */
const made = new WeakMap<object, Set<number>>()

/**
 * Makes sure that the UTC days of these instants have their partition of `fixes`. Call it outside the transaction
 * that inserts: creating a partition locks the parent table, and a rolled-back one would be remembered wrongly.
 */
export async function ensurePartitions(db: Db, instants: Iterable<number>): Promise<void> {
  const known = made.get(db) ?? new Set<number>()
  made.set(db, known)
  const days = new Set<number>()
  for (const instant of instants) days.add(Math.floor(instant / DAY_MS))
  for (const day of days) {
    if (known.has(day)) continue
    await createPartition(db, day)
    known.add(day)
  }
}

async function createPartition(db: Db, day: number): Promise<void> {
  const from = new Date(day * DAY_MS).toISOString()
  const to = new Date((day + 1) * DAY_MS).toISOString()
  const name = `fixes_${from.slice(0, 10).replaceAll('-', '')}`
  await db.transaction(async tx => {
    // Two servers that meet on a new day would both create; the second waits here and finds it made.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fixes partitions'))`)
    await tx.execute(
      sql.raw(
        `create table if not exists ${name} partition of fixes for values from ('${from}') to ('${to}')`,
      ),
    )
  })
}
