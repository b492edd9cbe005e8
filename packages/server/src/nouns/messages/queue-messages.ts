import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { ensureContacts } from './contact-store'
import type { MediaFiles } from './media-files'

/** What goes to one number. */
export interface OutgoingMessage {
  /** E.164. */
  phone_number: string
  body: string
  segments: number
  /** Whose number it is, where that is known otherwise than by the number. */
  vendor_id: number | null
  /** What the sending page knows it by. */
  client_key: string | null
  /** Sends once. */
  send_key: string
}

export interface Batch {
  /** Each number once. */
  list: readonly OutgoingMessage[]
  media: readonly MediaFiles[]
  sender: { id: number | null; name: string }
  now: Date
  scheduledFor: Date | null
  blastId: number | null
  /** Asks for the pictures of a month. */
  isPictures: boolean
}

/** Written by one statement: an embedded database answers nobody else meanwhile. */
const AT_A_TIME = 1000

/**
 * Writes messages with their rows of the outbox, in few statements however many they are; their threads move up, unless
 * they are scheduled. Answers the messages' ids in the order of the list. Nothing is checked here.
 */
export async function queueMessages(tx: Db, batch: Batch): Promise<number[]> {
  const phones = batch.list.map(({ phone_number }) => phone_number)
  await ensureContacts(tx, phones, batch.now)
  // In one order, so that two batches never wait for each other.
  await tx.execute(
    sql`select 1 from contacts where phone_number in (select json_array_elements_text(${JSON.stringify(phones)}::json))
      order by phone_number for update`,
  )
  const ids: number[] = []
  for (let from = 0; from < batch.list.length; from += AT_A_TIME) {
    ids.push(...(await queueSome(tx, { ...batch, list: batch.list.slice(from, from + AT_A_TIME) })))
  }
  return ids
}

async function queueSome(tx: Db, batch: Batch): Promise<number[]> {
  const { list, media, sender, now, scheduledFor, blastId, isPictures } = batch
  const at = sql`${now.toISOString()}::timestamptz`
  const due = sql`${(scheduledFor ?? now).toISOString()}::timestamptz`
  const isScheduled = scheduledFor !== null
  const files = media.map((file, position) => ({ ...file, position }))
  const added = await rows<{ message_id: number }>(
    tx,
    sql`with given as (
        select * from rows from (json_to_recordset(${JSON.stringify(list)}::json) as (
          phone_number text, body text, segments smallint, vendor_id int, client_key text, send_key text
        )) with ordinality as given(phone_number, body, segments, vendor_id, client_key, send_key, place)
      ), added as (
        insert into messages (phone_number, direction, body, status, at, created_at, scheduled_for, schedule_sid,
          sender_id, sender_name, client_key, blast_id, is_pictures, segments, num_media)
        select phone_number, 'outbound', body, ${isScheduled ? 'scheduled' : 'waiting'}, ${due}, ${at},
          ${isScheduled ? due : sql`null`}, ${isScheduled ? sql`'sch_' || md5(send_key)` : sql`null`},
          ${sender.id}::int, ${sender.name}, client_key, ${blastId}::int, ${isPictures}, segments, ${media.length}
        from given order by place
        returning message_id, phone_number
      ), sent as (
        insert into outbox (message_id, send_key, due_at)
        select added.message_id, given.send_key, ${due} from added join given using (phone_number)
      ), pictured as (
        insert into message_media (message_id, position, state, file_name, small_file_name, original_file_name)
        select added.message_id, file.position, 'stored', file.file_name, file.small_file_name, file.original_file_name
        from added, json_to_recordset(${JSON.stringify(files)}::json)
          as file(position smallint, file_name text, small_file_name text, original_file_name text)
      ), raised as (
        update contacts c set
          last_message_id = case when ${isScheduled} then c.last_message_id else added.message_id end,
          last_message_at = case when ${isScheduled} then c.last_message_at else greatest(c.last_message_at, ${at}) end,
          is_pictures = c.is_pictures or ${isPictures},
          vendor_id = coalesce(c.vendor_id, case when not exists (
            select 1 from vendors v where v.phone_key = c.phone_number and v.deleted_at is null
          ) then (select vendor_id from vendors where vendor_id = given.vendor_id and deleted_at is null) end)
        from added join given using (phone_number) where c.phone_number = added.phone_number
      )
      select added.message_id::float8 as message_id from added join given using (phone_number) order by given.place`,
  )
  return added.map(({ message_id }) => message_id)
}
