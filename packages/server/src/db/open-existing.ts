import { hasDatabase } from './database-folder'
import { openDatabase, type OpenDatabase } from './open-database'

/**
 * The database for a command that works beside the server: one that is not there yet is no place for its work, but a
 * mistyped data folder.
 */
export async function openExisting({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<OpenDatabase> {
  if (!databaseUrl && !hasDatabase(dataDir)) throw new Error(`There is no database in ${dataDir}.`)
  return openDatabase({ databaseUrl, dataDir })
}
