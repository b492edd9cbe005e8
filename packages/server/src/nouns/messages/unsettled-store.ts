import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

/** From the first instant, which is not in it, to the last. */
export interface Span {
  from: Date
  to: Date
}

/** A message is scheduled at most a week ahead, so it was written at most so long before it went. */
const LONGEST_AHEAD = '8 days'

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** The carrier's ids of messages that went out in one of these spans and of which it has not told the end, oldest first. */
export async function unsettledSids(db: Db, spans: readonly Span[]): Promise<string[]> {
  if (spans.length === 0) return []
  const oldest = new Date(Math.min(...spans.map(({ from }) => from.getTime())))
  const inSpan = spans.map(({ from, to }) => sql`(at > ${instant(from)} and at <= ${instant(to)})`)
  const found = await rows<{ sid: string }>(
    db,
    sql`select provider_sid as sid from messages join carrier_ids using (message_id)
      where created_at > ${instant(oldest)} - interval '${sql.raw(LONGEST_AHEAD)}'
        and direction = 'outbound' and status in ('accepted', 'queued', 'sending', 'sent')
        and (${sql.join(inSpan, sql` or `)})
      order by at, message_id`,
  )
  return found.map(({ sid }) => sid)
}
