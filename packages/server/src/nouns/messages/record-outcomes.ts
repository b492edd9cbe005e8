import type { StoredStatus } from '@product/sdk/nouns/messages'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { applyStatus, type Changed, earlyReports, foldOutcome, lockSids } from './status-store'

/** What the carrier said of a message. */
export interface Settled {
  message_id: number
  status: StoredStatus
  /** Undefined where the carrier did not take it. */
  sid?: string
  errorCode?: number
}

/** A message that went out this much later than it was written, or scheduled for, takes its place when it went. */
const KEEPS_PLACE_SECONDS = 30

interface Written {
  message_id: number
  phone_number: string
}

/**
 * Takes messages off the outbox, once: one that another server settled meanwhile stays as that one left it. Their
 * threads move up where the message did.
 */
async function write(tx: Db, list: readonly Settled[], now: Date): Promise<Written[]> {
  const told = JSON.stringify(
    list.map(({ message_id, status, sid, errorCode }) => ({
      message_id,
      status,
      sid: sid ?? null,
      error_code: errorCode ?? null,
    })),
  )
  const at = sql`${now.toISOString()}::timestamptz`
  const written = await rows<Written & { moved: boolean }>(
    tx,
    sql`with told as (
        select * from json_to_recordset(${told}::json)
          as given(message_id bigint, status text, sid text, error_code int)
      ), gone as (
        delete from outbox o using told where o.message_id = told.message_id returning o.message_id
      ), known as (
        insert into carrier_ids (provider_sid, message_id)
        select told.sid, told.message_id from told join gone using (message_id) where told.sid is not null
      )
      update messages m set status = told.status, error_code = told.error_code,
        at = case when m.at < ${at} - make_interval(secs => ${KEEPS_PLACE_SECONDS}) or m.at > ${at} then ${at} else m.at end
      from told join gone on gone.message_id = told.message_id
      where m.message_id = told.message_id
      returning m.message_id::float8 as message_id, m.phone_number,
        (m.at = ${at} or m.scheduled_for is not null) as moved`,
  )
  const moved = written.filter(one => one.moved).map(({ message_id }) => message_id)
  if (moved.length > 0) await raiseThreads(tx, moved)
  return written
}

/** Threads show the newest message that is not scheduled. */
async function raiseThreads(tx: Db, ids: readonly number[]): Promise<void> {
  const chosen = sql`(select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`
  await tx.execute(
    sql`select 1 from contacts
      where phone_number in (select phone_number from messages where message_id in ${chosen})
      order by phone_number for update`,
  )
  await tx.execute(
    sql`update contacts c set last_message_id = newest.message_id, last_message_at = newest.at
      from (
        select distinct on (phone_number) phone_number, message_id, at from messages
        where message_id in ${chosen}
        order by phone_number, at desc, message_id desc
      ) newest
      where c.phone_number = newest.phone_number
        and (c.last_message_at is null or c.last_message_at <= newest.at)`,
  )
}

/** As numbers are locked, so that nobody waits in a ring; of one number, as they were written. */
const byNumber = (a: Written, b: Written): number => {
  if (a.phone_number === b.phone_number) return a.message_id - b.message_id
  return a.phone_number < b.phone_number ? -1 : 1
}

/** Records what the carrier said of messages, with what it had reported of them before. In one transaction. */
export async function recordOutcomes(tx: Db, list: readonly Settled[], now: Date): Promise<Changed[]> {
  if (list.length === 0) return []
  const sids = list.flatMap(({ sid }) => (sid === undefined ? [] : [sid]))
  await lockSids(tx, sids)
  const written = await write(tx, list, now)
  const changed = new Map<number, Changed>(written.map(one => [one.message_id, { ...one, blocking: false }]))
  const told = new Map(list.map(one => [one.message_id, one]))
  for (const one of [...changed.values()].sort(byNumber)) {
    const { status, errorCode = null } = told.get(one.message_id) ?? { status: 'waiting' }
    one.blocking = await foldOutcome(tx, one, { status, errorCode }, now)
  }
  for (const report of sids.length > 0 ? await earlyReports(tx, sids) : []) {
    const more = await applyStatus(tx, report, now)
    const one = more && changed.get(more.message_id)
    if (one) one.blocking ||= more.blocking
  }
  return [...changed.values()]
}
