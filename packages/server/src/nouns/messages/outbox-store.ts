import type { BlockedReason } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

/** A message whose turn it is, with all that sending it needs. */
export interface DueMessage {
  message_id: number
  send_key: string
  phone_number: string
  body: string
  segments: number
  num_media: number
  /** Names in the file store, in their order. */
  media: string[]
  /** `unknown`: the carrier may have it already. */
  state: 'sending' | 'unknown'
  attempts: number
  /** Since when the carrier may have it. Milliseconds. */
  attempted_at: number
  blocked_reason: BlockedReason | null
  blocked_code: number | null
}

interface Take {
  now: Date
  leaseMs: number
  most: number
  /** What someone writes to one goes before what goes to many. */
  oneFirst: boolean
}

const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/**
 * Takes what is due, for as long as the lease lasts: no other server gets it meanwhile. From here on the carrier may
 * have a message, so a row whose lease ended while it was being sent comes back as `unknown`.
 */
export function takeDue(db: Db, { now, leaseMs, most, oneFirst }: Take): Promise<DueMessage[]> {
  const at = instant(now)
  const order = oneFirst
    ? sql`(select blast_id is not null from messages m where m.message_id = o.message_id), due_at, message_id`
    : sql`due_at, message_id`
  return rows<DueMessage>(
    db,
    sql`with due as (
        select message_id from outbox o
        where due_at <= ${at} and (leased_until is null or leased_until <= ${at})
        order by ${order} limit ${most} for update skip locked
      ), taken as (
        update outbox o set
          state = case when o.state = 'waiting' then 'sending' else 'unknown' end,
          attempts = least(o.attempts + 1, 32000),
          attempted_at = coalesce(o.attempted_at, ${at}),
          leased_until = ${instant(new Date(now.getTime() + leaseMs))}
        from due where o.message_id = due.message_id
        returning o.message_id, o.send_key, o.state, o.attempts, o.attempted_at, o.due_at
      )
      select t.message_id::float8 as message_id, t.send_key, t.state, t.attempts::int as attempts,
        extract(epoch from t.attempted_at)::float8 * 1000 as attempted_at,
        m.phone_number, m.body, m.segments::int as segments, m.num_media::int as num_media,
        c.blocked_reason, c.blocked_code,
        case when m.num_media = 0 then '{}' else array(
          select file_name from message_media where message_id = m.message_id and file_name is not null
          order by position
        ) end as media
      from taken t
      join messages m on m.message_id = t.message_id
      join contacts c on c.phone_number = m.phone_number
      order by t.due_at, t.message_id`,
  )
}

/** A message that has to wait. */
export interface Postponed {
  message_id: number
  /** As it was taken: what another server took since is that one's. */
  attempts: number
  state: 'waiting' | 'unknown'
  dueAt: Date
}

export async function postpone(db: Db, list: readonly Postponed[]): Promise<void> {
  if (list.length === 0) return
  const told = JSON.stringify(list.map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt.toISOString() })))
  await db.execute(
    sql`update outbox o set state = told.state, due_at = told.due_at, leased_until = null
      from json_to_recordset(${told}::json) as told(message_id bigint, attempts int, state text, due_at timestamptz)
      where o.message_id = told.message_id and o.attempts = told.attempts`,
  )
}

/** Which of these ids of the carrier are those of messages that we know. */
export async function sidsOfOurs(db: Db, sids: readonly string[]): Promise<Set<string>> {
  if (sids.length === 0) return new Set()
  const found = await rows<{ sid: string }>(
    db,
    sql`select provider_sid as sid from carrier_ids
      where provider_sid in (select json_array_elements_text(${JSON.stringify(sids)}::json))`,
  )
  return new Set(found.map(({ sid }) => sid))
}
