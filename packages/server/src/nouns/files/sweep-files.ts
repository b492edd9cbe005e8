import type { Db } from '../../db/db'
import type { FileStore } from '../../outside/file-store'
import { deleteFile, expiredFiles } from './file-record-store'

/** How long an upload waits for the record that takes it up: as long as a form may stay open. */
export const UPLOAD_WAITS_MS = 24 * 3_600_000

/**
 * Deletes files whose time is over: the bytes first, so that a stop in the middle leaves a row that the next sweep
 * finds again.
 */
export async function sweepFiles(db: Db, store: FileStore, now: Date): Promise<void> {
  for (let found = await expiredFiles(db, now); found.length > 0; found = await expiredFiles(db, now)) {
    for (const { name } of found) {
      await store.delete(name)
      await deleteFile(db, name)
    }
  }
}
