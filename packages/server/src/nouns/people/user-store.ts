import { ROLE } from '@product/sdk/values'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { users } from '../../db/tables/people'
import { foldedEmail } from './folded-email'

export type UserRow = typeof users.$inferSelect

export const findUser = async (db: Db, userId: number): Promise<UserRow | undefined> =>
  first(await db.select().from(users).where(eq(users.user_id, userId)))

/** What others may know of the client of this id; undefined where there is none, or the user is no client. */
export const findClient = async (db: Db, userId: number) =>
  first(
    await db
      .select({
        user_id: users.user_id,
        name: users.name,
        company: users.company,
        user_profile_image: users.user_profile_image,
      })
      .from(users)
      .where(and(eq(users.user_id, userId), eq(users.privilege_id, ROLE.client))),
  )

/** Any case. */
export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> =>
  first(
    await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, foldedEmail(email))),
  )

/** Notes a login by the password of this hash. False where the account has another one by now, or is gone. */
export async function noteLogin(
  tx: Db,
  { user_id, password_hash }: Pick<UserRow, 'user_id' | 'password_hash'>,
  at: Date,
): Promise<boolean> {
  const noted = await tx
    .update(users)
    .set({ last_login_at: at })
    .where(and(eq(users.user_id, user_id), eq(users.password_hash, password_hash)))
    .returning({ user_id: users.user_id })
  return noted.length > 0
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
