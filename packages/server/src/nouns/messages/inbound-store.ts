import { askedWord, type BlockedState, nextBlockedState } from '@product/sdk/nouns/messages'
import { composedText } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import type { InboundText } from '../../outside/twilio-webhook'
import { foldBlocked, isSameBlock } from './blocked-store'

/** No column holds a NUL, and a text that can't be stored would be lost. */
const storable = (text: string): string => text.replaceAll('\0', '')

type Added = BlockedState & { message_id: number }

/** The message, its pictures and its thread, in one statement: a carrier waits. */
async function write(tx: Db, { sid, from, body, media }: InboundText, now: Date): Promise<Added | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const pictures = JSON.stringify(media.map(({ url }, position) => ({ position, url: storable(url) })))
  const added = await rows<Added>(
    tx,
    sql`with known as (
        insert into carrier_ids (provider_sid, message_id)
        values (${sid}, nextval(pg_get_serial_sequence('messages', 'message_id')))
        on conflict (provider_sid) do nothing returning message_id
      ), added as (
        insert into messages (message_id, phone_number, direction, body, status, at, created_at, num_media)
        select message_id, ${from}, 'inbound', ${body}, 'received', ${at}, ${at}, ${media.length} from known
        returning message_id
      ), pictured as (
        insert into message_media (message_id, position, state, provider_url, due_at)
        select added.message_id, picture.position, 'waiting', picture.url, ${at}
        from added, json_to_recordset(${pictures}::json) as picture(position smallint, url text)
      )
      insert into contacts as c (phone_number, is_read, last_message_id, last_message_at, created_at)
      select ${from}, false, message_id, ${at}, ${at} from added
      on conflict (phone_number) do update set is_read = false,
        last_message_id = case when c.last_message_at > ${at} then c.last_message_id else excluded.last_message_id end,
        last_message_at = greatest(c.last_message_at, ${at})
      returning (select message_id from added)::float8 as message_id, c.blocked_reason, c.blocked_code,
        c.passing_failures`,
  )
  return first(added)
}

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
  const body = composedText(storable(text.body))
  const added = await write(tx, { ...text, body }, now)
  if (!added) return undefined
  const event = { kind: 'inbound', word: askedWord(body, text.optOut) } as const
  if (!isSameBlock(added, nextBlockedState(added, event))) await foldBlocked(tx, text.from, event, now)
  return added
}
