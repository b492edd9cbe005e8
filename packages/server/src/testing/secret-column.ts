import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { type AnyPgTable, type PgColumn, PgTable, text } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db'

/** What every row of every table then holds, and nobody may be told. */
export const SECRET = 'secret-of-the-house'
const NAME = 'secret_of_the_house'

/** As `pgTable` makes a column of it: the type of a builder leaves out the method by which that is done. */
const secretOf = (table: AnyPgTable): PgColumn =>
  (text(NAME).default(SECRET) as unknown as { build(table: AnyPgTable): PgColumn }).build(table)

/** Those of every file of tables, so that a new one is looked at without being named here. */
const modules = await Promise.all(
  readdirSync(new URL('../db/tables/', import.meta.url)).map(
    // A module is an object, whatever it exports.
    file => import(`../db/tables/${file}`) as Promise<object>,
  ),
)
export const tables: AnyPgTable[] = modules.flatMap(module =>
  Object.values(module).filter((one: unknown): one is AnyPgTable => is(one, PgTable)),
)

const alter = (db: Db, table: AnyPgTable, change: string) =>
  db.execute(sql`alter table ${table} ${sql.raw(change)}`)

/**
 * Gives each table a column that a `select()` and a `returning()` without a list of columns bring along. Returns what
 * takes it away again.
 */
export async function addSecretColumn(db: Db): Promise<() => Promise<void>> {
  for (const table of tables) {
    await alter(db, table, `add column if not exists ${NAME} text not null default '${SECRET}'`)
    // The columns that drizzle knows are those of this object, which it asks anew for each query.
    Object.assign(getTableColumns(table), { [NAME]: secretOf(table) })
  }
  return async () => {
    for (const table of tables) {
      await alter(db, table, `drop column ${NAME}`)
      Reflect.deleteProperty(getTableColumns(table), NAME)
    }
  }
}

/** The tables in which no row holds the secret. */
export async function tablesWithoutSecret(db: Db): Promise<string[]> {
  const without: string[] = []
  for (const table of tables) {
    const found = await db.select().from(table).limit(1)
    if (!JSON.stringify(found).includes(SECRET)) without.push(getTableName(table))
  }
  return without
}
