import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { perDatabase } from '../../db/per-database'
import { sessions, users } from '../../db/tables/people'
import type { Session } from './session'

/** Every request asks this. */
const findSessionStatement = perDatabase(db =>
  db
    .select({
      tokenHash: sessions.token_hash,
      userId: users.user_id,
      name: users.name,
      role: users.privilege_id,
      expiresAt: sessions.expires_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        gt(sessions.expires_at, sql.placeholder('now')),
      ),
    )
    .prepare('find_session'),
)

/** The live session of a hashed token, with the user's name and role as they are now. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | undefined> {
  const row = first(await findSessionStatement(db).execute({ tokenHash, now }))
  // privilege_id holds only the five roles: every write of it goes through the contract.
  return row && { ...row, role: row.role as Session['role'] }
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  // Sessions are few; sweeping the dead here spares a job.
  await db.delete(sessions).where(lt(sessions.expires_at, session.createdAt))
  await db.insert(sessions).values({
    token_hash: session.tokenHash,
    user_id: session.userId,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
  })
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, tokenHash))
}

/** Ends every session of a user, but for one that may be spared. */
export async function deleteSessionsOf(db: Db, userId: number, spared?: string): Promise<void> {
  const others = spared === undefined ? undefined : ne(sessions.token_hash, spared)
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others))
}
