import { DAY_MS } from '@product/sdk/values'
import { and, eq, lt, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { idempotency_keys } from '../../db/tables/record-keeping'
import { Conflict } from '../../contract/refusals'

/** Nobody sends a request again after a day. */
const KEPT_MS = DAY_MS

export interface IdempotentRequest {
  /** Whose key it is: two users may choose the same. */
  owner: string
  key: string
  /** What the key stands for, by which nobody can guess what was sent. */
  mark: string
  now: Date
}

/**
 * Runs `work` once per owner and key, and hands out its stored answer ever after. Must run inside the work's
 * transaction: the answer is stored with the work or not at all.
 */
export async function once<Answer>(
  tx: Db,
  { owner, key, mark, now }: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // A second request with the key waits here until the first has committed or failed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`)
  const stored = first(
    await tx
      .select()
      .from(idempotency_keys)
      .where(and(eq(idempotency_keys.owner, owner), eq(idempotency_keys.key, key))),
  )
  if (stored) {
    if (stored.fingerprint !== mark) {
      throw new Conflict('This Idempotency-Key was already used for another request.')
    }
    // What was stored is what the same work answered.
    return stored.answer as Answer
  }
  const answer = await work()
  await forgetAnswers(tx, now)
  await tx.insert(idempotency_keys).values({ owner, key, fingerprint: mark, answer, created_at: now })
  return answer
}

/** Deletes the answers that nobody asks for again, with what tells of their requests. */
export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, before))
}
