import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { DatabaseThread } from './database-thread'
import { NoConnection } from './database-gone'
import type { Db } from './db'
import { lockFolder } from './folder-lock'
import { migrationsFolder } from './migrations-folder'
import { CONNECTIONS, openPool } from './open-pool'
import { keepPrivate } from './private-folder'
import { START_LOCK } from './start-lock'

export interface OpenDatabase {
  db: Db
  /** The same database for trackers; of PostgreSQL through connections of its own. */
  deviceDb: Db
  kind: 'embedded' | 'postgres'
  close(): Promise<void>
}

/** A database that hangs is known after so long, in milliseconds; what its own clock ends, it ends first. */
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 65_000,
}

/** Throws NoConnection, also where the URL itself can't be one. */
async function connectTo(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
    })
    await client.connect()
    return client
  } catch (cause) {
    throw new NoConnection(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** One start migrates, others wait for it, however long it takes. */
async function migratePostgres(url: string): Promise<void> {
  const client = await connectTo(url)
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    // With its session the lock ends.
    await client.end()
  }
}

async function openPostgres(url: string, connections = CONNECTIONS): Promise<OpenDatabase> {
  await migratePostgres(url)
  const open = () => openPool({ connectionString: url, max: connections, ...PATIENCE })
  const [people, devices] = [open(), open()]
  return {
    db: drizzle(people),
    deviceDb: drizzle(devices),
    kind: 'postgres',
    close: async () => void (await Promise.all([people.end(), devices.end()])),
  }
}

/** What failed first of all: of an error that came of others, the last words of its causes. */
const rootOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : rootOf(error.cause)
}

/** One connection, which is kept: with it the database opens and closes. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  keepPrivate(dataDir)
  const unlock = lockFolder(dataDir)
  let thread: DatabaseThread | undefined
  const pool = openPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => (thread = new DatabaseThread(dataDir, thread)),
  })
  const close = async () => {
    await pool.end()
    await thread?.ended
    unlock()
  }
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await close()
    const cause = error instanceof NoConnection ? error.cause : error
    // What the file system says of the folder is told by itself.
    throw cause instanceof Error && 'code' in cause ? cause : new NoConnection(rootOf(cause), { cause })
  }
  const db = drizzle(pool)
  return { db, deviceDb: db, kind: 'embedded', close }
}

/** PostgreSQL where a URL is given, else the embedded database in the data folder; migrated either way. */
export const openDatabase = (settings: {
  databaseUrl?: string
  dataDir: string
  /** To PostgreSQL, of people and of trackers each. */
  connections?: number
}): Promise<OpenDatabase> =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.connections)
    : openEmbedded(settings.dataDir)
