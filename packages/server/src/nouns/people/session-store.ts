import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { askTogether } from '../../db/ask-together'
import type { Db } from '../../db/db'
import { perDatabase } from '../../db/per-database'
import { sessions, users } from '../../db/tables/people'
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
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
