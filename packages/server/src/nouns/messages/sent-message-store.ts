import type { Message, StoredStatus } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { messagesOf } from './message-rows'

/** A message that is sent twice within this time is one; then its key may come again. */
const KEY_COUNTS_MS = 2 * 86_400_000

/** A second request with the key waits here until the first has written, or failed. */
export async function lockClientKey(tx: Db, senderId: number, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`send ${senderId} ${key}`}, 0))`)
}

/** What this user sent to the number under this key already. */
export const sentUnderKey = async (
  db: Db,
  { senderId, phone, key, now }: { senderId: number; phone: string; key: string; now: Date },
): Promise<Message | undefined> =>
  first(
    await messagesOf(
      db,
      sql`select * from messages where phone_number = ${phone} and sender_id = ${senderId} and client_key = ${key}
        and at > ${new Date(now.getTime() - KEY_COUNTS_MS).toISOString()}::timestamptz limit 1`,
    ),
  )

export const findMessage = async (db: Db, id: number): Promise<Message | undefined> =>
  first(await messagesOf(db, sql`select * from messages where message_id = ${id}`))

/** What of a message is needed to send it once more. */
export interface SentMessage {
  message_id: number
  phone_number: string
  direction: string
  body: string
  status: StoredStatus
  is_pictures: boolean
}

/** Holds the message while it is decided whether it goes out again. */
export const lockSent = async (tx: Db, id: number): Promise<SentMessage | undefined> =>
  first(
    await rows<SentMessage>(
      tx,
      sql`select message_id::float8 as message_id, phone_number, direction, body, status, is_pictures
        from messages where message_id = ${id} for update`,
    ),
  )

/** Under which a message that goes out again is known: each goes out again once. */
export const retryKey = (id: number): string => `retry ${id}`

/** The message by which this one was sent again. */
export const retriedAs = async (db: Db, phone: string, id: number): Promise<Message | undefined> =>
  first(
    await messagesOf(
      db,
      sql`select * from messages where phone_number = ${phone} and client_key = ${retryKey(id)} limit 1`,
    ),
  )

/** Addresses of a message's pictures. */
export const mediaNames = async (db: Db, id: number): Promise<string[]> => {
  const found = await rows<{ name: string }>(
    db,
    sql`select file_name as name from message_media where message_id = ${id} and file_name is not null order by position`,
  )
  return found.map(({ name }) => name)
}
