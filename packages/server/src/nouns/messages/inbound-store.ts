import { askedWord } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { message_media, messages } from '../../db/tables/messages'
import type { InboundText } from '../../outside/twilio-webhook'
import { foldBlocked } from './blocked-store'
import { ensureContacts } from './contact-store'

/** No column holds a NUL, and a text that can't be stored would be lost. */
const storable = (text: string): string => text.replaceAll('\0', '')

/**
 * Keeps a text that came in, once however often the carrier brings it, with its pictures to be fetched. Its thread is
 * made where there is none, moves up and is unread; a word that asks for it stops texts to the number, or lets them go
 * out again. Undefined where it is here already.
 */
export async function recordInbound(
  tx: Db,
  text: InboundText,
  now: Date,
): Promise<{ message_id: number } | undefined> {
  const { from, media } = text
  const body = storable(text.body)
  await ensureContacts(tx, [from], now)
  const added = first(
    await tx
      .insert(messages)
      .values({
        phone_number: from,
        direction: 'inbound',
        body,
        status: 'received',
        provider_sid: text.sid,
        at: now,
        created_at: now,
        num_media: media.length,
      })
      .onConflictDoNothing({ target: messages.provider_sid })
      .returning({ message_id: messages.message_id }),
  )
  if (!added) return undefined
  if (media.length > 0) {
    await tx.insert(message_media).values(
      media.map(({ url }, position) => ({
        message_id: added.message_id,
        position,
        state: 'waiting',
        provider_url: storable(url),
        due_at: now,
      })),
    )
  }
  await foldBlocked(tx, from, { kind: 'inbound', word: askedWord(body, text.optOut) }, now)
  await tx.execute(
    sql`update contacts set is_read = false, last_message_id = ${added.message_id},
        last_message_at = greatest(last_message_at, ${now.toISOString()}::timestamptz)
      where phone_number = ${from}`,
  )
  return added
}
