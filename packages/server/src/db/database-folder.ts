import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the embedded database of a data folder lies. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))
