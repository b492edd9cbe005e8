import pg from 'pg'
import { openDatabase } from '../../packages/server/src/db/open-database'
import type { Db } from '../../packages/server/src/db/db'

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://haulboard:haulboard@127.0.0.1:5432/postgres'

export interface BenchDatabase {
  db: Db
  /** Connections of the bare server's own. */
  pool: pg.Pool
  url: string
  close(): Promise<void>
}

/** A fresh migrated database on a real PostgreSQL (`TEST_DATABASE_URL`, or the local one), dropped at close. */
export async function benchDatabase(name: string): Promise<BenchDatabase> {
  const admin = new pg.Client({ connectionString: ADMIN_URL })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const url = new URL(ADMIN_URL)
  url.pathname = `/${name}`
  const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  const pool = new pg.Pool({ connectionString: url.href, max: 8 })
  // Dropping the database ends what is still being closed.
  pool.on('error', () => {})
  return {
    db,
    pool,
    url: url.href,
    async close() {
      await pool.end()
      await close()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}
