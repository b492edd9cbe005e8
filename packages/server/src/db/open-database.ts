import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './db'
import { lockFolder } from './folder-lock'
import { migratePglite } from './migrate'
import { openPglite } from './pglite'
import { migrationsFolder, snapshotFile } from './migrations-folder'
import { openPool } from './open-pool'
import { keepPrivate } from './private-folder'
import { START_LOCK } from './start-lock'

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  close(): Promise<void>
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = openPool(url)
  const db = drizzlePg(pool)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await migratePg(db, { migrationsFolder: migrationsFolder() })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK])
    client.release()
  }
  // Each driver's database is a PgDatabase; the shared type leaves out which driver it is.
  return { db: db as unknown as Db, kind: 'postgres', close: () => pool.end() }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  keepPrivate(dataDir)
  const unlock = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  const snapshot = snapshotFile()
  const fresh = !existsSync(join(folder, 'PG_VERSION'))
  const loadDataDir =
    fresh && existsSync(snapshot) ? new Blob([new Uint8Array(readFileSync(snapshot))]) : undefined
  const client = await openPglite({ dataDir: folder, ...(loadDataDir && { loadDataDir }) })
  await migratePglite(client)
  return {
    db: drizzlePglite(client) as unknown as Db,
    kind: 'pglite',
    async close() {
      await client.close()
      unlock()
    },
  }
}

/** PostgreSQL where a URL is given, else the embedded database in the data folder; migrated either way. */
export const openDatabase = (settings: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir)
