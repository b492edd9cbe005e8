import { eq, sql } from 'drizzle-orm'
import { type Db, first } from '../db/db'
import { users } from '../db/tables/people'

export type UserRow = typeof users.$inferSelect

export const findUser = async (db: Db, userId: number): Promise<UserRow | undefined> =>
  first(await db.select().from(users).where(eq(users.user_id, userId)))

/** Any case. */
export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> =>
  first(
    await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase())),
  )

export async function noteLogin(db: Db, userId: number, at: Date): Promise<void> {
  await db.update(users).set({ last_login_at: at }).where(eq(users.user_id, userId))
}

export async function acceptTerms(db: Db, userId: number): Promise<UserRow | undefined> {
  return first(
    await db
      .update(users)
      .set({ has_accepted_terms_and_conditions: true, version: sql`${users.version} + 1` })
      .where(eq(users.user_id, userId))
      .returning(),
  )
}
