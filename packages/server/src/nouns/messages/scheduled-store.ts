import type { ScheduledMessage } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'

interface ScheduledRow {
  id: number
  phone_number: string
  body: string
  /** Milliseconds. */
  due: number
  sender_name: string | null
  sid: string
  vendor_id: number | null
  name: string | null
  num_media: number
  is_blocked: boolean
  version: number
}

async function scheduledOf(db: Db, condition: SQL): Promise<ScheduledMessage[]> {
  const found = await rows<ScheduledRow>(
    db,
    sql`select message_id::float8 as id, m.phone_number, m.body, extract(epoch from m.scheduled_for)::float8 * 1000 as due,
        m.sender_name, m.schedule_sid as sid, m.num_media, m.version, whose.vendor_id, whose.name,
        c.blocked_reason is not null as is_blocked
      from outbox o
      join messages m using (message_id)
      join contacts c on c.phone_number = m.phone_number
      left join lateral (
        select vendor_id, name from vendors
        where deleted_at is null and (vendor_id = c.vendor_id or phone_key = m.phone_number)
        order by vendor_id is distinct from c.vendor_id, vendor_id limit 1
      ) whose on true
      where m.status = 'scheduled' and ${condition}
      order by m.scheduled_for, message_id`,
  )
  return found.map(({ due, ...row }) => ({
    ...row,
    scheduled_for: new Date(due).toISOString(),
    twilio_meta: JSON.stringify({ sid: row.sid }),
  }))
}

/** Messages that wait for their time, the next one first. */
export const scheduledMessages = (db: Db): Promise<ScheduledMessage[]> => scheduledOf(db, sql`true`)

export const findScheduled = async (db: Db, sid: string): Promise<ScheduledMessage | undefined> =>
  first(await scheduledOf(db, sql`m.schedule_sid = ${sid}`))

/**
 * Holds a scheduled message so that it does not go out meanwhile. Undefined: there is none, or it was taken back; false:
 * it is going out, or has gone.
 */
export async function holdScheduled(tx: Db, sid: string, now: Date): Promise<number | false | undefined> {
  const [message] = await rows<{ id: number; status: string }>(
    tx,
    sql`select message_id::float8 as id, status from messages where schedule_sid = ${sid}`,
  )
  if (!message || message.status === 'canceled') return undefined
  // The sender takes the row of the outbox first, and the message after it.
  const [waiting] = await rows<{ id: number }>(
    tx,
    sql`select message_id::float8 as id from outbox
      where message_id = ${message.id} and state = 'waiting'
        and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz)
      for update`,
  )
  const [held] = await rows<{ status: string }>(
    tx,
    sql`select status from messages where message_id = ${message.id} for update`,
  )
  if (held?.status === 'canceled') return undefined
  return waiting && held?.status === 'scheduled' ? message.id : false
}

/** Gives a held message another time. */
export async function moveScheduled(tx: Db, id: number, when: Date): Promise<void> {
  const due = sql`${when.toISOString()}::timestamptz`
  await tx.execute(sql`update outbox set due_at = ${due} where message_id = ${id}`)
  await tx.execute(
    sql`update messages set scheduled_for = ${due}, at = ${due}, version = version + 1 where message_id = ${id}`,
  )
}

/** Takes a held message back: it never goes out and stands in no thread. */
export async function cancelScheduled(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from outbox where message_id = ${id}`)
  await tx.execute(
    sql`update messages set status = 'canceled', version = version + 1 where message_id = ${id}`,
  )
}
