import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { askTogether } from '../../db/ask-together'
import type { Db } from '../../db/db'
import { perDatabase } from '../../db/per-database'
import { second_factors, sessions, users } from '../../db/tables/people'
import type { Session } from './session'

/** Every request asks this, so those that come at once ask together. */
const sessionAsker = perDatabase(db => {
  const statement = db
    .select({
      tokenHash: sessions.token_hash,
      userId: users.user_id,
      name: users.name,
      role: users.privilege_id,
      expiresAt: sessions.expires_at,
      lastUsedAt: sessions.last_used_at,
      hasSecondFactor: sql<boolean>`${second_factors.on_since} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .leftJoin(second_factors, eq(second_factors.user_id, sessions.user_id))
    .where(sql`${sessions.token_hash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_sessions')
  return askTogether(async (tokenHashes: readonly string[]) => {
    const found = await statement.execute({ tokenHashes })
    return new Map(found.map(row => [row.tokenHash, row]))
  })
})

/** The live session of a hashed token, with the user's name and role as they are now. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | undefined> {
  const row = await sessionAsker(db)(tokenHash)
  if (row === undefined || row.expiresAt <= now) return undefined
  // privilege_id holds only the five roles: every write of it goes through the contract.
  return { ...row, role: row.role as Session['role'] }
}

/** How exactly the last use of a session is known, in milliseconds. */
const USE_IS_KNOWN_TO_MS = 300_000

/** Notes that a session is used, where that was not noted lately. */
export async function noteUse(db: Db, { tokenHash, lastUsedAt }: Session, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_IS_KNOWN_TO_MS) return
  const known = lastUsedAt === null ? isNull(sessions.last_used_at) : eq(sessions.last_used_at, lastUsedAt)
  // Of several requests at once the first writes.
  await db
    .update(sessions)
    .set({ last_used_at: now })
    .where(and(eq(sessions.token_hash, tokenHash), known))
}

export interface NewSession {
  tokenHash: string
  userId: number
  device: string | null
  network: string
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  // Sessions are few; sweeping the dead here spares a job.
  await db.delete(sessions).where(lt(sessions.expires_at, session.createdAt))
  await db.insert(sessions).values({
    token_hash: session.tokenHash,
    user_id: session.userId,
    device: session.device,
    network: session.network,
    created_at: session.createdAt,
    last_used_at: session.createdAt,
    expires_at: session.expiresAt,
  })
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, tokenHash))
}

export type OpenSessionRow = typeof sessions.$inferSelect

/** A person's live sessions, the last used first. */
export const openSessions = (db: Db, userId: number, now: Date): Promise<OpenSessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sql`coalesce(${sessions.last_used_at}, ${sessions.created_at})`), desc(sessions.session_id))

/** Ends one session of a person; false where there is none of the number. */
export async function endSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.session_id, sessionId)))
    .returning({ id: sessions.session_id })
  return ended.length > 0
}

/** Ends every session of a user, but for one that may be spared; answers how many. */
export async function deleteSessionsOf(db: Db, userId: number, spared?: string): Promise<number> {
  const others = spared === undefined ? undefined : ne(sessions.token_hash, spared)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), others))
    .returning({ id: sessions.session_id })
  return ended.length
}
