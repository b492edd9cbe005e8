import { asc, eq, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { credentials } from '../../db/tables/people'

export type CredentialRow = typeof credentials.$inferSelect

export const credentialsOf = (db: Db, userId: number): Promise<CredentialRow[]> =>
  db
    .select()
    .from(credentials)
    .where(eq(credentials.user_id, userId))
    .orderBy(sql`lower(${credentials.name}) nulls last`, asc(credentials.credential_id))

export async function insertCredential(tx: Db, row: typeof credentials.$inferInsert): Promise<CredentialRow> {
  const added = first(await tx.insert(credentials).values(row).returning())
  if (!added) throw new Error('The credential was not stored')
  return added
}

export const lockCredential = async (tx: Db, id: number): Promise<CredentialRow | undefined> =>
  first(await tx.select().from(credentials).where(eq(credentials.credential_id, id)).for('update'))

export async function changeCredential(
  tx: Db,
  id: number,
  change: Partial<typeof credentials.$inferInsert>,
): Promise<CredentialRow> {
  const changed = first(
    await tx
      .update(credentials)
      .set({ ...change, version: sql`${credentials.version} + 1` })
      .where(eq(credentials.credential_id, id))
      .returning(),
  )
  if (!changed) throw new Error('The credential is gone although the row was locked')
  return changed
}

export async function removeCredential(tx: Db, id: number): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.credential_id, id))
}
