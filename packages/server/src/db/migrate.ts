import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from './migrations-folder'

/** Brings an embedded database up to date; quick when it is. */
export async function migratePglite(client: PGlite): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
}
