import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { WrongSetting } from '../settings'

const OWNER_ALONE = 0o700
const OTHERS = 0o077

/** With its parents. Node's own way never ends where the system refuses to make any, as in `/proc`. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: OWNER_ALONE })
}

/**
 * Makes the data folder, and closes it to every other user of the machine: it holds numbers, texts and password hashes.
 * What this program writes from here on is its own user's alone. Throws WrongSetting where the folder stays open.
 */
export function keepPrivate(folder: string): void {
  // A thread has no mask of its own.
  if (isMainThread) process.umask(OTHERS)
  makeFolder(resolve(folder))
  if ((statSync(folder).mode & OTHERS) === 0) return
  try {
    chmodSync(folder, OWNER_ALONE)
  } catch {
    throw new WrongSetting(`DATA_DIR: others can read ${folder}, and only its owner can change that`)
  }
}
