import { PGlite } from '@electric-sql/pglite'
import { existsSync, readFileSync } from 'node:fs'
import { databaseFolder, hasDatabase } from './database-folder'
import { FlushedFolder, FLUSHING } from './flushed-folder'
import { migratePglite } from './migrate'
import { snapshotFile } from './migrations-folder'
import { openPglite } from './pglite'

/** The library's own choice, quick and for what may be lost. */
const NEVER_FLUSHED = '-F'

/** The embedded database of a data folder, made where there is none, migrated. */
export async function openPgliteFolder(dataDir: string, flush?: (file: number) => void): Promise<PGlite> {
  const folder = databaseFolder(dataDir)
  const snapshot = snapshotFile()
  const loadDataDir =
    !hasDatabase(dataDir) && existsSync(snapshot)
      ? new Blob([new Uint8Array(readFileSync(snapshot))])
      : undefined
  const client = await openPglite({
    fs: new FlushedFolder(folder, flush),
    startParams: [...PGlite.defaultStartParams.filter(param => param !== NEVER_FLUSHED), ...FLUSHING],
    ...(loadDataDir && { loadDataDir }),
  })
  await migratePglite(client)
  return client
}
