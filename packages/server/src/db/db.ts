import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite, PostgreSQL, or an open transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * Rows of hand-written SQL. The caller names the shape; `count(*)` and other 8-byte integers must be cast to
 * `int` or `float8` in the SQL, since the two drivers disagree on them.
 */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = await db.execute(query)
  // Both drivers answer `{ rows }`; the shared drizzle type doesn't know which driver it is.
  return (result as { rows: Row[] }).rows
}

/** A store's "exactly one": the first row, or undefined. */
export const first = <Row>(list: readonly Row[]): Row | undefined => list[0]
