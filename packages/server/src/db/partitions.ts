import { sql } from 'drizzle-orm'
import { DAY_MS } from '@product/sdk/values'
import { type Db, rows } from './db'

/** The days, counted from 1970 UTC, whose partition this process has seen to, by database. */
const made = new WeakMap<object, Set<number>>()

/**
 * Makes sure that the UTC days of these instants have their partition of `fixes`. Call it outside the transaction
 * that inserts: a partition whose making was rolled back would be remembered wrongly.
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

/**
 * Made apart and then attached: `create table … partition of` would wait for every reader of `fixes`, a dump over
 * midnight among them, and have all deliveries wait behind it.
 */
async function createPartition(db: Db, day: number): Promise<void> {
  const from = new Date(day * DAY_MS).toISOString()
  const to = new Date((day + 1) * DAY_MS).toISOString()
  const name = `fixes_${from.slice(0, 10).replaceAll('-', '')}`
  await db.transaction(async tx => {
    // Two servers that meet on a new day would both create; the second waits here and finds it made.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fixes partitions'))`)
    const made = await rows(tx, sql`select 1 from pg_class where oid = to_regclass(${name})`)
    if (made.length > 0) return
    await tx.execute(sql.raw(`create table ${name} (like fixes including all)`))
    await tx.execute(
      sql.raw(`alter table fixes attach partition ${name} for values from ('${from}') to ('${to}')`),
    )
  })
}
