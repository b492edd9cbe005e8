import { parentPort, workerData } from 'node:worker_threads'
import { folderFault } from './folder-fault'
import { openPgliteFolder } from './pglite-folder'
import { rawAnswer } from './raw-answer'

/** What the thread is told: bytes of PostgreSQL's protocol for the database, or that no more come. */
export type Told = Uint8Array | 'end'
/** What it answers: that the database is open, or its bytes. */
export type Said = 'open' | Uint8Array

const { dataDir } = workerData as { dataDir: string }
const database = await openPgliteFolder(dataDir).catch((thrown: unknown) => {
  throw folderFault(thrown)
})

const say = (said: Said, moved: ArrayBuffer[] = []) => parentPort?.postMessage(said, moved)

parentPort?.on('message', async (told: Told) => {
  if (told === 'end') {
    await database.close()
    process.exit()
  }
  const answer = await rawAnswer(database, told)
  say(answer, [answer.buffer])
})
say('open')
