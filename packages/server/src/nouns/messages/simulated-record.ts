import { eq, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { simulated_texts } from '../../db/tables/messages'
import type { CarrierRecord, CarrierStatus } from '../../outside/carrier'

/** What the simulated carrier has on record. It does not know what its pictures are. */
export const simulatedRecord = (db: Db): CarrierRecord => ({
  async statusOf(sid) {
    const text = first(await db.select().from(simulated_texts).where(eq(simulated_texts.sid, sid)))
    // The simulated carrier alone writes it.
    return text && { status: text.status as CarrierStatus, errorCode: text.error_code }
  },

  async since(time) {
    const found = await db
      .select()
      .from(simulated_texts)
      .where(sql`direction = 'from_phone' and created_at >= ${time.toISOString()}::timestamptz`)
      .orderBy(sql`created_at, sid`)
    return found.map(({ sid, phone_number, body, created_at, media_urls }) => ({
      sid,
      from: phone_number,
      to: '',
      body,
      at: created_at,
      numMedia: media_urls.length,
    }))
  },

  async mediaOf(sid) {
    const text = first(await db.select().from(simulated_texts).where(eq(simulated_texts.sid, sid)))
    return (text?.media_urls ?? []).map(url => ({ url, contentType: '' }))
  },
})
