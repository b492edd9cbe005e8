import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { message_media } from '../../db/tables/messages'
import { keepFile } from '../files/file-record-store'

/** A picture that is still where the carrier keeps it. */
export interface WaitingMedia {
  message_id: number
  position: number
  provider_url: string
  attempts: number
  phone_number: string
}

interface Place {
  message_id: number
  position: number
}

const at = ({ message_id, position }: Place) =>
  and(eq(message_media.message_id, message_id), eq(message_media.position, position))

/** Takes pictures whose turn it is; other servers leave them alone for as long as the lease lasts. */
export function takeWaitingMedia(
  db: Db,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<WaitingMedia[]> {
  return rows<WaitingMedia>(
    db,
    sql`with due as (
        select message_id, position from message_media
        where state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz
        order by due_at limit ${most} for update skip locked
      ), taken as (
        update message_media m set attempts = m.attempts + 1,
          due_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
        from due where m.message_id = due.message_id and m.position = due.position
        returning m.*
      )
      select t.message_id::float8 as message_id, t.position::int as position, t.provider_url,
        t.attempts::int as attempts, m.phone_number
      from taken t join messages m using (message_id) order by t.message_id, t.position`,
  )
}

export interface StoredFiles {
  original: string
  upright: string
  small: string
}

/** The picture is ours now. False where another server was quicker. */
export async function storeMedia(tx: Db, place: Place, files: StoredFiles, now: Date): Promise<boolean> {
  const stored = await tx
    .update(message_media)
    .set({
      state: 'stored',
      file_name: files.upright,
      small_file_name: files.small,
      original_file_name: files.original,
      due_at: null,
    })
    .where(and(at(place), eq(message_media.state, 'waiting')))
    .returning({ position: message_media.position })
  if (stored.length === 0) return false
  for (const name of [files.original, files.upright, files.small]) await keepFile(tx, name, now)
  return true
}

/** The picture can't be shown, and why, in words for staff. */
export async function refuseMedia(db: Db, place: Place, refusal: string): Promise<void> {
  await db
    .update(message_media)
    .set({ state: 'refused', refusal, due_at: null })
    .where(and(at(place), eq(message_media.state, 'waiting')))
}

export async function postponeMedia(db: Db, place: Place, dueAt: Date): Promise<void> {
  await db
    .update(message_media)
    .set({ due_at: dueAt })
    .where(and(at(place), eq(message_media.state, 'waiting')))
}

/** The carrier has it no more. */
export async function forgetProviderUrl(db: Db, place: Place): Promise<void> {
  await db.update(message_media).set({ provider_url: null }).where(at(place))
}

/** Pictures that are ours, and that the carrier may still have. */
export const leftAtCarrier = (db: Db, most: number) =>
  db
    .select({
      message_id: message_media.message_id,
      position: message_media.position,
      provider_url: message_media.provider_url,
    })
    .from(message_media)
    .where(and(isNotNull(message_media.provider_url), eq(message_media.state, 'stored')))
    .limit(most)
