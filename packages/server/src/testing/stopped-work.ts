import type { Db } from '../db/db'
import type { FileStore } from '../outside/file-store'
import { listenedDatabase } from './listened-database'

/**
 * Does a piece of work over and over, each time stopped at the first thing that it asks of the database or the file store
 * at which it was not stopped yet, until it gets through. As with a kill, nothing more comes after, and a transaction is
 * rolled back. Returns where it was stopped, in order: statements, without their numbers, and what was asked of the store.
 */
export async function stoppedEverywhere(
  files: FileStore,
  work: (db: Db, files: FileStore) => Promise<unknown>,
  afterStop: () => Promise<void>,
): Promise<string[]> {
  const stops = new Set<string>()
  for (;;) {
    const before = stops.size
    const step = (what: string) => {
      stops.add(what.replace(/\d+/g, '#'))
      if (stops.size > before) throw new Error('stopped')
    }
    const { db } = await listenedDatabase(step)
    try {
      await work(db, stopping(files, step))
    } catch (error) {
      if (stops.size === before) throw error
    }
    if (stops.size === before) return [...stops]
    await afterStop()
  }
}

const stopping = (files: FileStore, step: (what: string) => void): FileStore => ({
  ...files,
  async put(...given) {
    step('before put')
    await files.put(...given)
    step('after put')
  },
  async get(name) {
    step('get')
    return files.get(name)
  },
})
