import { type ApiClient, createApiClient } from '@product/sdk/client'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { createApp } from '../app'
import type { Db } from '../db/db'
import { users } from '../db/tables/people'
import { openCipher, plainPasswords } from '../demo/in-memory-app'
import type { AppParts, LogEntry } from '../http/app-context'
import type { Plugged } from '../http/server-feature'
import { inProcessEvents } from '../outside/events'
import { bytesHasher } from '../outside/picture-hasher'
import { knownPictures } from '../nouns/pictures/known-pictures'
import { memoryFiles } from '../outside/file-store'
import { textSheets } from '../outside/sheet-writer'
import { straightWays } from '../outside/straight-ways'
import { unprocessedImages } from '../outside/image-intake'
import { emptyDatabase, testDatabase } from './test-database'

export const TEST_PASSWORD = 'correct horse battery'

/** A clock that stands until a test moves it. */
export class TestClock {
  constructor(public current = new Date('2026-05-20T17:00:00.000Z')) {}
  now = (): Date => new Date(this.current)
  forward(minutes: number): void {
    this.current = new Date(this.current.getTime() + minutes * 60_000)
  }
}

export interface TestApp {
  db: Db
  clock: TestClock
  log: LogEntry[]
  /** A request as it comes from the network. */
  send(path: string, init?: RequestInit, ip?: string): Promise<Response>
  /** The same of one that is made already. */
  serve(request: Request, ip?: string): Promise<Response>
  /** The SDK's client, with a session where a token is given. */
  client(token?: string): ApiClient
  addUser(
    user: Partial<typeof users.$inferInsert> & { privilege_id: number },
  ): Promise<{ user_id: number; email: string }>
  /** Makes a user of a role and logs it in. */
  loginAs(role: number): Promise<{ api: ApiClient; token: string; userId: number }>
}

/** The app on this worker's emptied database, of the product's features or others. Answers are checked against the contract. */
export async function testApp(over: Partial<AppParts> = {}, plugged?: Plugged): Promise<TestApp> {
  const db = await testDatabase()
  await emptyDatabase(db)
  const clock = new TestClock()
  const log: LogEntry[] = []
  const parts: AppParts = {
    db,
    clock,
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
    log: entry => log.push(entry),
    ...over,
  }
  const app = createApp(parts, plugged)
  const serve = async (request: Request, ip = '10.0.0.1') => app.fetch(request, { ip })
  const send = async (path: string, init?: RequestInit, ip?: string) =>
    serve(new Request(`http://localhost${path}`, init), ip)
  const client = (token?: string) =>
    createApiClient({ baseUrl: '/api', fetch: (url, init) => send(url, init), token })
  let count = 0

  async function addUser(user: Partial<typeof users.$inferInsert> & { privilege_id: number }) {
    count += 1
    const [added] = await db
      .insert(users)
      .values({
        name: `Person ${count}`,
        email: `person${count}@example.test`,
        password_hash: await plainPasswords.hash(TEST_PASSWORD),
        ...user,
      })
      .returning()
    if (!added) throw new Error('The user was not stored')
    return { user_id: added.user_id, email: added.email }
  }

  async function loginAs(role: number) {
    const { user_id, email } = await addUser({ privilege_id: role })
    const { token } = await client().login({ body: { email, password: TEST_PASSWORD } })
    return { api: client(token), token, userId: user_id }
  }

  return { db, clock, log, send, serve, client, addUser, loginAs }
}
