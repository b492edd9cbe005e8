import type { Brand } from '@product/sdk/values'
import type { Db } from '../../db/db'
import type { Actor } from '../../nouns/record-keeping/record-audit'
import type { Events } from '../../outside/events'

/** What sending needs of a call. */
export interface SendCall {
  db: Db
  now: Date
  requestId: string
  session: Actor
  parts: { db: Db; events: Events; settings: { brand: Brand } }
  afterCommit(work: () => void | Promise<void>): void
}
