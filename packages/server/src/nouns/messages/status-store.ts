import { nextStatus, readCarrierStatus, type StoredStatus } from '@product/sdk/nouns/messages'
import { eq, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { carrier_ids, messages, status_callbacks } from '../../db/tables/messages'
import { foldBlocked } from './blocked-store'

/** Any fixed number does, as long as no other lock has it. */
const SID_LOCK = 72_657_104

/**
 * What the carrier tells of an id may come before we know whose it is. Whoever writes either waits for the other here,
 * so that one of them sees both. In order, so that nobody waits in a ring.
 */
export async function lockSids(tx: Db, sids: readonly string[]): Promise<void> {
  if (sids.length === 0) return
  const sorted = JSON.stringify(sids.toSorted())
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(sid, ${SID_LOCK}))
      from json_array_elements_text(${sorted}::json) sid`,
  )
}

/** What the carrier told of a message. */
export interface ToldStatus {
  sid: string
  status: string
  errorCode: number | null
}

/** A message that changed. */
export interface Changed {
  message_id: number
  phone_number: string
  /** Whether texts to the number go out now and did not before, or the other way round. */
  blocking: boolean
}

/** Whether nothing went out to the number after this message. */
async function isNewest(tx: Db, messageId: number): Promise<boolean> {
  const newer = await rows(
    tx,
    sql`select 1 as one from messages m join messages newer on newer.phone_number = m.phone_number
      where m.message_id = ${messageId} and newer.direction = 'outbound'
        and newer.status not in ('scheduled', 'waiting', 'canceled')
        and (newer.at, newer.message_id) > (m.at, m.message_id) limit 1`,
  )
  return newer.length === 0
}

/** Takes up with the number that a message to it arrived, or did not. */
export async function foldOutcome(
  tx: Db,
  message: { message_id: number; phone_number: string },
  { status, errorCode }: { status: StoredStatus; errorCode: number | null },
  now: Date,
): Promise<boolean> {
  const { message_id, phone_number } = message
  if (status === 'delivered') return foldBlocked(tx, phone_number, { kind: 'delivered' }, now)
  if (status !== 'failed' && status !== 'undelivered') return false
  const failed = { kind: 'failed', code: errorCode, isNewest: await isNewest(tx, message_id) } as const
  return foldBlocked(tx, phone_number, failed, now)
}

/** Moves a message forward by what was told of it, never back. Undefined where nothing changes. */
export async function applyStatus(tx: Db, told: ToldStatus, now: Date): Promise<Changed | undefined> {
  const { message_id, phone_number, status, direction } = messages
  const message = first(
    await tx
      .select({ message_id, phone_number, status, direction })
      .from(carrier_ids)
      .innerJoin(messages, eq(messages.message_id, carrier_ids.message_id))
      .where(eq(carrier_ids.provider_sid, told.sid))
      .for('update', { of: messages }),
  )
  const heard = readCarrierStatus(told.status)
  if (!message || heard === undefined || message.direction !== 'outbound') return undefined
  // Stores of this noun alone write it.
  const next = nextStatus(message.status as StoredStatus, heard)
  if (next === message.status) return undefined
  const { errorCode } = told
  const error_code = next === 'failed' || next === 'undelivered' ? errorCode : null
  await tx
    .update(messages)
    .set({ status: next, error_code })
    .where(eq(messages.message_id, message.message_id))
  const blocking = await foldOutcome(tx, message, { status: next, errorCode }, now)
  return { message_id: message.message_id, phone_number: message.phone_number, blocking }
}

/** Keeps a report as it came, and once where it comes again, and moves its message forward. */
export async function recordStatusReport(
  tx: Db,
  told: ToldStatus,
  fields: Readonly<Record<string, string>>,
  now: Date,
): Promise<Changed | undefined> {
  await lockSids(tx, [told.sid])
  const known = await rows(
    tx,
    sql`select 1 as one from status_callbacks
      where provider_sid = ${told.sid} and fields = ${JSON.stringify(fields)}::jsonb limit 1`,
  )
  if (known.length > 0) return undefined
  await tx.insert(status_callbacks).values({
    provider_sid: told.sid,
    status: told.status,
    error_code: told.errorCode,
    fields: { ...fields },
    received_at: now,
  })
  return applyStatus(tx, told, now)
}

/** Reports that came before these ids were known to be ours, in the order in which they came. */
export const earlyReports = (tx: Db, sids: readonly string[]): Promise<ToldStatus[]> =>
  rows<ToldStatus>(
    tx,
    sql`select provider_sid as sid, status, error_code as "errorCode" from status_callbacks
      where provider_sid in (select json_array_elements_text(${JSON.stringify(sids)}::json))
      order by status_callback_id`,
  )
