import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type AnyPgTable, type PgColumn, PgTable, text } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db'
import * as campaigns from '../db/tables/campaigns'
import * as driving from '../db/tables/driving'
import * as files from '../db/tables/files'
import * as fixList from '../db/tables/fix-list'
import * as fleet from '../db/tables/fleet'
import * as payments from '../db/tables/payments'
import * as pictures from '../db/tables/pictures'
import * as people from '../db/tables/people'
import * as placeholders from '../db/tables/placeholders'
import * as recordKeeping from '../db/tables/record-keeping'
import * as search from '../db/tables/search'

/** What every row of every table then holds, and nobody may be told. */
export const SECRET = 'secret-of-the-house'
const NAME = 'secret_of_the_house'

/** As `pgTable` makes a column of it: the type of a builder leaves out the method by which that is done. */
const secretOf = (table: AnyPgTable): PgColumn =>
  (text(NAME).default(SECRET) as unknown as { build(table: AnyPgTable): PgColumn }).build(table)

const modules = [
  campaigns,
  driving,
  files,
  fixList,
  fleet,
  payments,
  people,
  pictures,
  placeholders,
  recordKeeping,
  search,
]
export const tables: AnyPgTable[] = modules.flatMap(module =>
  Object.values(module).filter((one): one is AnyPgTable => is(one, PgTable)),
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
