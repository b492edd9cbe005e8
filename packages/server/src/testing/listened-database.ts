import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { Db } from '../db/db'
import { testDatabase } from './test-database'

/**
 * The test's database, with every statement that goes to it; what begins and ends a transaction is left out. One of which
 * `hear` throws does not get there.
 */
export async function listenedDatabase(
  hear: (query: string) => void = () => {},
): Promise<{ db: Db; statements: string[] }> {
  const statements: string[] = []
  const logger = {
    logQuery(query: string) {
      if (/^(begin|commit|rollback)/i.test(query)) return
      statements.push(query)
      hear(query)
    },
  }
  // Each driver's database has its client, which the shared type leaves out.
  const { $client } = (await testDatabase()) as unknown as { $client: Pool | PGlite }
  const db = $client instanceof Pool ? drizzlePg($client, { logger }) : drizzlePglite($client, { logger })
  return { db: db as unknown as Db, statements }
}
