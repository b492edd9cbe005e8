import { ROLE } from '@product/sdk/values'
import { asc, eq, ne, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { users } from '../../db/tables/people'
import type { UserRow } from './user-store'

/**
 * Lets one change of accounts at a time go on, until its transaction ends: two Owners who demote each other at the
 * same moment must not both succeed.
 */
export async function lockAccounts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`)
}

export const teamUsers = (db: Db): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(ne(users.privilege_id, ROLE.client))
    .orderBy(asc(users.name_key), asc(users.user_id))

export const countOwners = (db: Db): Promise<number> => db.$count(users, eq(users.privilege_id, ROLE.owner))

export async function insertUser(tx: Db, user: typeof users.$inferInsert): Promise<UserRow> {
  const added = first(await tx.insert(users).values(user).returning())
  if (!added) throw new Error('The user was not stored')
  return added
}

/** The row locked against other writers until the transaction ends. */
export const lockUser = async (tx: Db, userId: number): Promise<UserRow | undefined> =>
  first(await tx.select().from(users).where(eq(users.user_id, userId)).for('update'))

export async function changeUser(
  tx: Db,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const changed = first(
    await tx
      .update(users)
      .set({ ...change, version: sql`${users.version} + 1` })
      .where(eq(users.user_id, userId))
      .returning(),
  )
  if (!changed) throw new Error('The user is gone although the row was locked')
  return changed
}

/** A picture that nobody edited, so that the account stays at its version. */
export async function giveProfilePicture(tx: Db, userId: number, address: string): Promise<void> {
  await tx.update(users).set({ user_profile_image: address }).where(eq(users.user_id, userId))
}

/** Sessions and credentials go with it; campaigns stay, without a client. */
export async function removeUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.user_id, userId))
}
