import { askedWord } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import type { InboundText } from '../../outside/twilio-webhook'
import { foldBlocked } from './blocked-store'
import { recordInbound } from './inbound-store'

/** What came from the number after that time, oldest first. */
const laterBodies = (tx: Db, phone: string, after: Date) =>
  rows<{ body: string; at: number }>(
    tx,
    sql`select body, extract(epoch from at)::float8 * 1000 as at from messages
      where phone_number = ${phone} and direction = 'inbound' and at > ${after.toISOString()}::timestamptz
      order by at, message_id`,
  )

/** A thread that was seen beyond this time is new again from there on. */
async function moveSeenBack(tx: Db, phone: string, time: Date): Promise<void> {
  const at = sql`${time.toISOString()}::timestamptz`
  await tx.execute(
    sql`update contacts set seen_message_id = (
        select message_id from messages where phone_number = ${phone} and direction = 'inbound' and at < ${at}
        order by at desc, message_id desc limit 1
      )
      where phone_number = ${phone} and (select at from messages where message_id = seen_message_id) > ${at}`,
  )
}

/**
 * Keeps a text that no delivery brought, at its place: when it came to the carrier. What the number asked for since
 * (to stop, to start) stays its last word. Undefined where the text is here already.
 */
export async function recordMissed(
  tx: Db,
  text: InboundText,
  cameAt: Date,
): Promise<{ message_id: number } | undefined> {
  const added = await recordInbound(tx, text, cameAt)
  if (!added) return undefined
  await moveSeenBack(tx, text.from, cameAt)
  if (askedWord(text.body) === undefined) return added
  for (const { body, at } of await laterBodies(tx, text.from, cameAt)) {
    const word = askedWord(body)
    if (word !== undefined) await foldBlocked(tx, text.from, { kind: 'inbound', word }, new Date(at))
  }
  return added
}
