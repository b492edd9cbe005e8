import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { calendar_addresses, users } from '../../db/tables/people'
import { randomToken, sha256 } from '../../values/tokens'

export const hasCalendarAddress = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(calendar_addresses, eq(calendar_addresses.user_id, userId))) > 0

/** Makes the user a new token, which only this answer holds; the one before it opens nothing more. */
export async function renewCalendarToken(tx: Db, userId: number, now: Date): Promise<string> {
  const token = randomToken()
  const fresh = { token_hash: sha256(token), created_at: now }
  await tx
    .insert(calendar_addresses)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({ target: calendar_addresses.user_id, set: fresh })
  return token
}

export async function removeCalendarAddress(tx: Db, userId: number): Promise<void> {
  await tx.delete(calendar_addresses).where(eq(calendar_addresses.user_id, userId))
}

/** The privilege that whoever made an address has now. Undefined: there is no such address. */
export async function privilegeByCalendarToken(db: Db, token: string): Promise<number | undefined> {
  const found = await db
    .select({ privilege: users.privilege_id })
    .from(calendar_addresses)
    .innerJoin(users, eq(users.user_id, calendar_addresses.user_id))
    .where(eq(calendar_addresses.token_hash, sha256(token)))
  return first(found)?.privilege
}
