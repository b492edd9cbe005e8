import type { ChatCounts, Contact } from '@product/sdk/nouns/messages'
import type { Db } from '../../db/db'
import type { Events } from '../../outside/events'
import { countChats } from '../../nouns/messages/chat-list-store'
import { contactOf } from '../../nouns/messages/contact-rows'
import { ensureContacts } from '../../nouns/messages/contact-store'
import { flagsOf } from '../../nouns/messages/tell-pages'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { requireThread } from './require-thread'

export interface ThreadCall {
  db: Db
  now: Date
  requestId: string
  session: Actor
  parts: { events: Events }
  afterCommit(work: () => void): void
}

/** The log names no numbers. */
const threadName = ({ name }: Contact): string => (name === null ? 'an unknown number' : name)

/**
 * One change of a thread: `change` makes it and answers whether anything changed; where it did, the log says what was
 * done, and open pages are told. Throws not_found for what opens no thread.
 */
export async function changeThread(
  call: ThreadCall,
  phone: string,
  deed: (thread: string) => string,
  change: (before: Contact) => Promise<boolean>,
): Promise<{ chat: Contact; counts?: ChatCounts }> {
  const { db, now, session, requestId } = call
  const before = await requireThread(db, phone)
  await ensureContacts(db, [phone], now)
  const changed = await change(before)
  if (!changed) return { chat: before }
  const [chat, counts] = [await contactOf(db, phone), await countChats(db)]
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: deed(threadName(before)),
    entity: 'thread',
    entityId: before.vendor_id ?? undefined,
    before: flagsOf(before),
    after: flagsOf(chat),
  })
  call.afterCommit(() =>
    call.parts.events.publish({
      name: 'threadStatusUpdated',
      payload: { phone_number: phone, flags: flagsOf(chat), counts },
    }),
  )
  return { chat, counts }
}
