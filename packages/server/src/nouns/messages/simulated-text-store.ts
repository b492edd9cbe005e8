import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { simulated_texts } from '../../db/tables/messages'
import type { TakenText } from '../../outside/carrier'

export type SimulatedText = typeof simulated_texts.$inferSelect

/** Once each: what the carrier brings again is here already. */
export async function insertSimulatedTexts(db: Db, texts: readonly SimulatedText[]): Promise<void> {
  if (texts.length === 0) return
  await db.execute(
    sql`insert into simulated_texts
      select * from json_populate_recordset(null::simulated_texts, ${JSON.stringify(texts)}::json)
      on conflict do nothing`,
  )
}

/** What was sent to a telephone since, oldest first. */
export async function simulatedSent(db: Db, phone: string, since: Date): Promise<TakenText[]> {
  const found = await db
    .select()
    .from(simulated_texts)
    .where(
      sql`${simulated_texts.phone_number} = ${phone} and direction = 'to_phone'
        and created_at >= ${since.toISOString()}::timestamptz`,
    )
    .orderBy(asc(simulated_texts.created_at), asc(simulated_texts.sid))
  return found.map(({ sid, body, status, created_at, media_urls }) => ({
    sid,
    body,
    // The simulated carrier alone writes it.
    status: status as TakenText['status'],
    at: created_at,
    numMedia: media_urls.length,
  }))
}

/** Texts of which something is still to be reported, oldest first. */
export const unreportedTexts = (db: Db, before: Date, most: number): Promise<SimulatedText[]> =>
  db
    .select()
    .from(simulated_texts)
    .where(sql`to_report <> '[]'::jsonb and created_at <= ${before.toISOString()}::timestamptz`)
    .orderBy(asc(simulated_texts.created_at))
    .limit(most)

/** Takes off the report that was made. */
export async function reported(
  db: Db,
  sid: string,
  report: { status: string; error_code?: number },
): Promise<void> {
  await db
    .update(simulated_texts)
    .set({ to_report: sql`to_report - 0`, status: report.status, error_code: report.error_code ?? null })
    .where(sql`sid = ${sid} and to_report -> 0 = ${JSON.stringify(report)}::jsonb`)
}

/** A telephone's texts, the newest first. */
export const textsOfPhone = (db: Db, phone: string, most: number): Promise<SimulatedText[]> =>
  db
    .select()
    .from(simulated_texts)
    .where(eq(simulated_texts.phone_number, phone))
    .orderBy(sql`created_at desc`)
    .limit(most)

/** Telephones that texts went to or came from, the latest first, with the last text of each. */
export const simulatedPhones = (db: Db, most: number) =>
  rows<{ phone_number: string; body: string }>(
    db,
    sql`select phone_number, body from (
        select distinct on (phone_number) phone_number, body, created_at from simulated_texts
        order by phone_number, created_at desc
      ) newest order by created_at desc limit ${most}`,
  )
