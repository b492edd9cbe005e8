import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { DAY_MS } from '@product/sdk/values'

/**
 * The days before the first that takes fixes in whose own are needed all the same: the day before may end otherwise, and
 * how it begins hangs on the one before that.
 */
const DAYS_BEFORE_EDGE = 2

/**
 * Held by deliveries together until they end, and by whoever moves the edge alone: after that no delivery is under way
 * that knows an older one.
 */
const lockName = sql`hashtext('fixes kept')`

/** As a column of a query: holds off whoever would move the edge until the transaction ends. */
export const edgeHeld = sql`pg_advisory_xact_lock_shared(${lockName})`

/** As a value in SQL: fixes before it are not taken in. */
export const keptFromSql = sql`coalesce((select kept_from from fix_retention), '-infinity'::timestamptz)`

/** The instant (ms) before which no fix is taken in, negative infinity where all are. */
export async function findKeptFrom(db: Db): Promise<number> {
  const row = first(
    await rows<{ at: number }>(
      db,
      sql`select (extract(epoch from kept_from) * 1000)::float8 as at from fix_retention`,
    ),
  )
  return row?.at ?? Number.NEGATIVE_INFINITY
}

/**
 * From now on fixes are only taken in where all that they can change has its own fixes at an instant (ms, a UTC midnight)
 * or later. Waits for the deliveries under way, unless the edge is there or later already: then it stays.
 */
export async function keepOnlyFrom(db: Db, storedFrom: number): Promise<void> {
  if (await isKeptOnlyFrom(db, storedFrom)) return
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockName})`)
    await tx.execute(
      sql`insert into fix_retention (kept_from) values (${edgeOf(storedFrom)}::timestamptz)
        on conflict (only_row) do update set kept_from = greatest(fix_retention.kept_from, excluded.kept_from)`,
    )
  })
}

/** Whether the edge is where `keepOnlyFrom` put it, or later. */
export const isKeptOnlyFrom = async (db: Db, storedFrom: number): Promise<boolean> =>
  (await findKeptFrom(db)) >= edgeMs(storedFrom)

/** Takes late fixes in again from where all are stored from on (ms), negative infinity for all. */
export async function lowerEdge(db: Db, storedFrom: number): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockName})`)
    await tx.execute(
      Number.isFinite(storedFrom)
        ? sql`update fix_retention set kept_from = least(kept_from, ${edgeOf(storedFrom)}::timestamptz)`
        : sql`delete from fix_retention`,
    )
  })
}

const edgeMs = (storedFrom: number): number => storedFrom + DAYS_BEFORE_EDGE * DAY_MS
const edgeOf = (storedFrom: number): string => new Date(edgeMs(storedFrom)).toISOString()
