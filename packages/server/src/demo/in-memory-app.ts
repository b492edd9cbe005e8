import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND, type Role } from '@product/sdk/values'
import { drizzle } from 'drizzle-orm/pglite'
import { createApp } from '../app'
import type { Db } from '../db/db'
import { openPglite } from '../db/pglite'
import type { AppParts, Passwords } from '../http/app-context'
import { inProcessEvents } from '../outside/events'
import { bytesHasher } from '../outside/picture-hasher'
import { insertUser } from '../nouns/people/account-store'
import { knownPictures } from '../nouns/pictures/known-pictures'
import { memoryFiles } from '../outside/file-store'
import { textSheets } from '../outside/sheet-writer'
import { straightWays } from '../outside/straight-ways'
import { unprocessedImages } from '../outside/image-intake'
import { aesCipher } from '../values/cipher'

/** Quick and worthless: for databases that live as long as a test or a page. */
export const plainPasswords: Passwords = {
  hash: async password => `plain:${password}`,
  verify: async (stored, password) => stored === `plain:${password}`,
}

/** Known to everybody: for databases that live as long as a test or a page. */
export const openCipher = aesCipher('0'.repeat(64))

export interface InMemoryOptions extends Partial<Omit<AppParts, 'db'>> {
  /** A migrated database as `dumpDataDir` made it. */
  snapshot: Blob
}

/** An account that can be logged in to. */
export async function addAccount(
  db: Db,
  { password, role, ...who }: { name: string; email: string; password: string; role: Role },
): Promise<void> {
  await insertUser(db, { ...who, privilege_id: role, password_hash: await plainPasswords.hash(password) })
}

/** The whole back end on a database in memory. Runs wherever fetch does, a browser page included. */
export async function inMemoryApp({ snapshot, ...parts }: InMemoryOptions) {
  const client = await openPglite({ loadDataDir: snapshot })
  // Each driver's database is a PgDatabase; the shared type leaves out which driver it is.
  const db = drizzle(client) as unknown as Db
  const whole: AppParts = {
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
    settings: {
      publicUrl: 'http://localhost',
      brand: DEFAULT_BRAND,
      rules: BUSINESS_RULES,
      checkAnswers: true,
      hasPhonePage: true,
    },
    log: () => {},
    ...parts,
    db,
  }
  const app = createApp(whole)
  return {
    db,
    parts: whole,
    fetch: async (request: Request) => app.fetch(request),
    close: () => client.close(),
  }
}
