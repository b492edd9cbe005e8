import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { type Db, rows } from '../db/db'
import { migratePglite } from '../db/migrate'
import { openPglite } from '../db/pglite'
import { migrationsFolder } from '../db/migrations-folder'
import { UnorderedClient } from './unordered-client'

/**
 * Names a database by the migrations that made it: another state of them is another database. The journal is part of
 * it, since a migration made anew with the same text has another time, and would run again.
 */
function migrationsHash(): string {
  const hash = createHash('sha256')
  const texts = readdirSync(migrationsFolder()).filter(name => name.endsWith('.sql'))
  for (const name of [...texts.sort(), 'meta/_journal.json']) {
    hash.update(readFileSync(join(migrationsFolder(), name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A migrated snapshot, kept between runs under the hash of the migrations it was made by. */
export async function snapshot(): Promise<Blob> {
  const folder = join(tmpdir(), 'haulboard-test')
  const file = join(folder, `${migrationsHash()}.tar.gz`)
  if (!existsSync(file)) {
    const client = await openPglite()
    await migratePglite(client)
    const dump = await client.dumpDataDir('gzip')
    await client.close()
    mkdirSync(folder, { recursive: true })
    // Written beside and renamed: another worker may be reading or making the same file.
    const part = `${file}.${process.pid}`
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()))
    renameSync(part, file)
  }
  return new Blob([new Uint8Array(readFileSync(file))])
}

async function openEmbedded(): Promise<Db> {
  const client = await openPglite({ loadDataDir: await snapshot() })
  return drizzlePglite(client)
}

/** A database of this worker's own on a real server; left there for the next run, emptied like the other. */
async function openPostgres(url: string): Promise<Db> {
  const name = `haulboard_test_${process.env.VITEST_POOL_ID ?? '1'}_${migrationsHash()}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  const exists = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (exists.rowCount === 0) await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  const db = drizzlePg(new Pool({ connectionString: own.href, max: 8, Client: UnorderedClient }))
  await migratePg(db, { migrationsFolder: migrationsFolder() })
  return db
}

let opened: Promise<Db> | undefined

/** The worker's one database: PGlite in memory, or PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const testDatabase = (): Promise<Db> =>
  (opened ??= process.env.TEST_DATABASE_URL ? openPostgres(process.env.TEST_DATABASE_URL) : openEmbedded())

/**
 * Deleting a few rows is far quicker than truncating their tables. What references stands before what it references;
 * the second round takes what triggers wrote during the first.
 */
const emptying = (tables: readonly string[]) => `do $$
  declare
    named text;
  begin
    for round in 1..2 loop
      foreach named in array array[${tables.map(name => `'${name}'`).join(', ')}] loop
        execute 'delete from ' || named;
      end loop;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where last_value is not null;
  end
$$`

async function tablesInOrder(db: Db): Promise<string[]> {
  const found = await rows<{ name: string; references: string[] }>(
    db,
    sql`select c.oid::regclass::text as name,
        array(select confrelid::regclass::text from pg_constraint
          where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as "references"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const waiting = new Map(found.map(table => [table.name, table.references]))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const referenced = new Set([...waiting.values()].flat())
    const free = [...waiting.keys()].filter(name => !referenced.has(name))
    if (free.length === 0) throw new Error(`Tables reference each other: ${[...waiting.keys()].join(', ')}`)
    for (const name of free) waiting.delete(name)
    ordered.push(...free)
  }
  return ordered
}

let script: string | undefined

/** Empties every table and starts the ids anew. */
export async function emptyDatabase(db: Db): Promise<void> {
  script ??= emptying(await tablesInOrder(db))
  await db.execute(sql.raw(script))
}
