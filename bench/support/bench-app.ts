import { BUSINESS_RULES } from '../../packages/sdk/src/business-rules'
import { DEFAULT_BRAND } from '../../packages/sdk/src/values/brand'
import { createApp } from '../../packages/server/src/app'
import type { Db } from '../../packages/server/src/db/db'
import { openCipher, plainPasswords } from '../../packages/server/src/demo/in-memory-app'
import type { AppParts } from '../../packages/server/src/http/app-context'
import { inProcessEvents } from '../../packages/server/src/outside/events'
import { bytesHasher } from '../../packages/server/src/outside/picture-hasher'
import { knownPictures } from '../../packages/server/src/nouns/pictures/known-pictures'
import { memoryFiles } from '../../packages/server/src/outside/file-store'
import { textSheets } from '../../packages/server/src/outside/sheet-writer'
import { straightWays } from '../../packages/server/src/outside/straight-ways'
import { unprocessedImages } from '../../packages/server/src/outside/image-intake'

/** What the app of a benchmark is made of: files in memory, passwords as they are, no log. */
export const benchParts = (db: Db, more: Partial<AppParts> = {}): AppParts => ({
  db,
  clock: { now: () => new Date() },
  passwords: plainPasswords,
  cipher: openCipher,
  files: memoryFiles(),
  images: unprocessedImages,
  sheets: textSheets,
  ...straightWays,
  events: inProcessEvents(),
  hasher: bytesHasher,
  knownPictures: knownPictures(),
  settings: { publicUrl: 'http://127.0.0.1', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
  log: () => {},
  ...more,
})

/** The app as benchmarks ask it. */
export const benchApp = (db: Db, more: Partial<AppParts> = {}) => createApp(benchParts(db, more))
