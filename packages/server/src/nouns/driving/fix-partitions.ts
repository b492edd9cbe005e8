import { DAY_MS, utcDay } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { sqlStateOf } from '../../db/sql-state'
import { keepOnlyFrom } from './fix-retention-store'

/** As many days as whatever keeps a server from making more may last unseen. */
const DAYS_AHEAD = 7

/** How long making one may wait for a lock; it is tried again. */
const PATIENCE = '2s'

/** A part of `fixes`: fixes from one instant (ms, a UTC midnight) up to another. */
export interface FixPartition {
  name: string
  /** Negative infinity for all before `to`. */
  from: number
  to: number
}

const bound = (place: number) =>
  sql.raw(
    `(extract(epoch from (regexp_match(bounds, '\\((.*)\\) TO \\((.*)\\)'))[${place}]::text::timestamptz) * 1000)::float8`,
  )

/** As a table in SQL: name, from (null for all before), to. */
const partitions = sql`(select name, case when bounds like '%MINVALUE%' then null else ${bound(1)} end as "from",
    ${bound(2)} as "to"
  from (select relname as name, replace(pg_get_expr(relpartbound, oid), '''', '') as bounds from pg_class
    where oid in (select inhrelid from pg_inherits where inhparent = 'fixes'::regclass)) part) partitions`

interface PartitionRow {
  name: string
  from: number | null
  to: number
}

const asPartition = ({ name, from, to }: PartitionRow): FixPartition => ({
  name,
  from: from ?? Number.NEGATIVE_INFINITY,
  to,
})

/** In order of time. */
export const fixPartitions = async (db: Db): Promise<FixPartition[]> =>
  (await rows<PartitionRow>(db, sql`select * from ${partitions} order by "to"`)).map(asPartition)

/** The newest never leaves: the next is made where it ends, and what left before it finds its place again. */
const leaving = (before: number) =>
  sql`"to" <= ${before}::float8 and "to" < (select max("to") from ${partitions})`

/** Those that end at an instant (ms) or before and may leave, in order of time. */
export const leavingPartitions = async (db: Db, before: number): Promise<FixPartition[]> =>
  (await rows<PartitionRow>(db, sql`select * from ${partitions} where ${leaving(before)} order by "to"`)).map(
    asPartition,
  )

/** The oldest of these, and where the newest of these ends. */
export async function oldestLeavingPartition(
  db: Db,
  before: number,
): Promise<{ oldest: FixPartition; lastTo: number } | undefined> {
  const row = first(
    await rows<PartitionRow & { last: number }>(
      db,
      sql`select *, max("to") over () as last from ${partitions} where ${leaving(before)} order by "to" limit 1`,
    ),
  )
  return row && { oldest: asPartition(row), lastTo: row.last }
}

/** How many fixes the partition of a name holds. */
export const countFixesOf = async (db: Db, name: string): Promise<number> =>
  first(await rows<{ count: number }>(db, sql`select count(*)::float8 as count from ${sql.identifier(name)}`))
    ?.count ?? 0

/** Whether a fix was not stored because no partition is there for its time. */
export const isNoPartition = (error: unknown): boolean => sqlStateOf(error) === '23514'

/**
 * Makes what partitions are missing from today (`now` in ms) to a week ahead: one a UTC day, one for all days on which
 * nobody made any, and one for all before the first. So no delivery has to. Where days are gone between them, by whatever
 * hand, what is before is kept from late fixes: these would cut their days anew from themselves alone.
 */
export async function keepPartitions(db: Db, now: number): Promise<void> {
  const parts = await fixPartitions(db)
  const whole = wholeSince(parts)
  if (Number.isFinite(whole)) await keepOnlyFrom(db, whole)
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const until = today + (DAYS_AHEAD + 1) * DAY_MS
  if ((parts.at(-1)?.to ?? 0) >= until) return
  await db.transaction(async tx => {
    await tx.execute(sql.raw(`set local lock_timeout = '${PATIENCE}'`))
    // Two servers that meet on a new day would both create; the second waits here and finds it made.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fixes partitions'))`)
    const last = (await fixPartitions(tx)).at(-1)?.to
    if (last === undefined) await createPartition(tx, { from: Number.NEGATIVE_INFINITY, to: today })
    else if (last < today) await createPartition(tx, { from: last, to: today })
    for (let from = Math.max(last ?? today, today); from < until; from += DAY_MS) {
      await createPartition(tx, { from, to: from + DAY_MS })
    }
  })
}

/** The start of the newest that follow each other without a gap; infinity where there are none. */
export function wholeSince(parts: readonly FixPartition[]): number {
  return parts.reduceRight(
    (start, { from, to }) => (start === to || !Number.isFinite(start) ? from : start),
    Number.POSITIVE_INFINITY,
  )
}

const compact = (at: number) => utcDay(at).replaceAll('-', '')

function nameOf({ from, to }: Omit<FixPartition, 'name'>): string {
  if (!Number.isFinite(from)) return 'fixes_before'
  return to - from === DAY_MS ? `fixes_${compact(from)}` : `fixes_${compact(from)}_${compact(to)}`
}

/**
 * Made apart and then attached: `create table … partition of` would wait for every reader of `fixes`, a dump over
 * midnight among them, and have all deliveries wait behind it. One that was detached is attached again as it is.
 */
export async function createPartition(tx: Db, span: Omit<FixPartition, 'name'>): Promise<void> {
  const name = nameOf(span)
  const start = Number.isFinite(span.from) ? `'${new Date(span.from).toISOString()}'` : 'minvalue'
  const end = `'${new Date(span.to).toISOString()}'`
  await tx.execute(sql.raw(`create table if not exists ${name} (like fixes including all)`))
  await tx.execute(
    sql.raw(`alter table fixes attach partition ${name} for values from (${start}) to (${end})`),
  )
}
