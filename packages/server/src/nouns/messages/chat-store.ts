import type { Message } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { messagesOf } from './message-rows'

interface Part {
  /** Messages a page. */
  size: number
  page: number
  before?: number
  after?: number
}

/** Part of a thread, oldest first: the page that is asked for, what is above a message, or what came since one. */
export function chatPart(db: Db, phone: string, { size, page, before, after }: Part): Promise<Message[]> {
  const thread = sql`select * from messages where phone_number = ${phone} and status <> 'canceled'`
  const place = (id: number) =>
    sql`(select at, message_id from messages where phone_number = ${phone} and message_id = ${id})`
  // What was told of a message since may have changed it, so its neighbours are not enough: all that is newer.
  if (after !== undefined) {
    return messagesOf(
      db,
      sql`${thread} and (at, message_id) > ${place(after)} order by at, message_id limit 500`,
    )
  }
  const newest = sql`order by at desc, message_id desc limit ${size}`
  return before === undefined
    ? messagesOf(db, sql`${thread} ${newest} offset ${page * size}`)
    : messagesOf(db, sql`${thread} and (at, message_id) < ${place(before)} ${newest}`)
}

/** Messages of a thread. */
export async function countMessages(db: Db, phone: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from messages where phone_number = ${phone} and status <> 'canceled'`,
  )
  return found?.count ?? 0
}
