import { tryLock } from 'fs-native-extensions'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { closeDoor, findDoor } from './door-file'

/** The embedded database has no lock of its own: two processes on one folder lose acknowledged rows. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes the folder for this process; returns what gives it back. The lock is the system's own, on a file that stays: it
 * ends with the process, however that ends, and holds out processes of other containers, too. Whoever has it is named by
 * the door it opens, not by that of the one before.
 */
export function lockFolder(folder: string): () => void {
  const file = openSync(join(folder, 'lock'), 'a', 0o600)
  if (tryLock(file)) {
    closeDoor(folder)
    return () => closeSync(file)
  }
  closeSync(file)
  const holder = findDoor(folder)
  throw new FolderInUse(
    `The data folder ${folder} is in use by ${holder ? `the server at ${holder.url}` : 'another process'}. Stop it, or set DATA_DIR.`,
  )
}
