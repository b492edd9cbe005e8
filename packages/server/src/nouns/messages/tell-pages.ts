import { type Contact, carrierError, type Message } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { askTogether } from '../../db/ask-together'
import type { Db } from '../../db/db'
import { perDatabase } from '../../db/per-database'
import type { Events } from '../../outside/events'
import { countChats } from './chat-list-store'
import { contactOf, contactsOf } from './contact-rows'
import type { KnownPictures } from '../pictures/known-pictures'
import { withPictureFacts } from './message-pictures'
import { messagesOf } from './message-rows'

interface Telling {
  db: Db
  events: Events
  /** Where pictures are told of: what they are duplicates of. */
  knownPictures?: KnownPictures
}

async function messagesById({ db, knownPictures }: Telling, ids: readonly number[]): Promise<Message[]> {
  const found = await messagesOf(
    db,
    sql`select * from messages
      where message_id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  )
  return knownPictures ? withPictureFacts(db, knownPictures, found) : found
}

/** What a page is told of a thread's flags. */
export const flagsOf = (chat: Contact) => ({
  is_read: chat.is_read,
  is_starred: chat.is_starred,
  is_accounting: chat.is_accounting,
  is_pictures: chat.is_pictures,
  is_blocked: chat.is_blocked,
  blocked_reason: chat.blocked_reason,
})

/** The counts of all tabs; who asks at the same time asks together. */
export const countsOf = perDatabase(db => {
  const ask = askTogether(async (keys: readonly 'all'[]) => {
    const counts = await countChats(db)
    return new Map(keys.map(key => [key, counts]))
  })
  return async () => (await ask('all')) ?? countChats(db)
})

/** Tells open pages of the flags of threads, as they are now. */
export async function tellThreads(telling: Telling, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return
  const chosen = sql`select * from contacts
    where phone_number in (select json_array_elements_text(${JSON.stringify(phones)}::json))`
  const [chats, counts] = await Promise.all([contactsOf(telling.db, chosen), countsOf(telling.db)()])
  for (const chat of chats) {
    const { phone_number } = chat
    const payload = { phone_number, flags: flagsOf(chat), counts }
    telling.events.publish({ name: 'threadStatusUpdated', payload })
  }
}

/** Tells open pages of a text that came in, or of its pictures that are there now. */
export async function tellReceived(telling: Telling, phone: string, messageId: number): Promise<void> {
  const { db, events } = telling
  const [message] = await messagesById(telling, [messageId])
  if (!message) return
  const chat = await contactOf(db, phone)
  events.publish({ name: 'msgReceived', payload: { chat, message } })
  await tellThreads(telling, [phone])
}

/** Tells open pages how far messages are, and which did not go out. */
export async function tellOutcomes(
  telling: Telling,
  changed: readonly { message_id: number; phone_number: string; blocking: boolean }[],
): Promise<void> {
  if (changed.length === 0) return
  const { events } = telling
  const ids = changed.map(({ message_id }) => message_id)
  for (const message of await messagesById(telling, ids)) {
    events.publish({ name: 'msgSentSuccess', payload: { message } })
    if (message.message_status !== 'failed') continue
    const { client_key: clientKey, error_code: code, phone_number } = message
    const payload = { clientKey, code, message: carrierError(code).text, phone_number }
    events.publish({ name: 'msgSentError', payload })
  }
  const blocked = changed.filter(({ blocking }) => blocking).map(({ phone_number }) => phone_number)
  await tellThreads(telling, [...new Set(blocked)])
}
