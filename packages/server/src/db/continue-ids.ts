import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/** Rows that brought their ids left the column's counter behind: it goes on after the largest of them. */
export async function continueIds(tx: Db, column: PgColumn): Promise<void> {
  const table = getTableName(column.table)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column.name}), (select max(${column}) from ${column.table}))`,
  )
}
