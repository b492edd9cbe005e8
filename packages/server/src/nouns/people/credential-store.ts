import { asc, eq, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { credentials } from '../../db/tables/people'

export type CredentialRow = typeof credentials.$inferSelect

/** Named, since the activity log keeps the whole record. */
const credentialColumns = {
  credential_id: credentials.credential_id,
  user_id: credentials.user_id,
  name: credentials.name,
  company: credentials.company,
  email: credentials.email,
  version: credentials.version,
}

export const credentialsOf = (db: Db, userId: number): Promise<CredentialRow[]> =>
  db
    .select(credentialColumns)
    .from(credentials)
    .where(eq(credentials.user_id, userId))
    .orderBy(sql`lower(${credentials.name}) nulls last`, asc(credentials.credential_id))

export async function insertCredential(tx: Db, row: typeof credentials.$inferInsert): Promise<CredentialRow> {
  const added = first(await tx.insert(credentials).values(row).returning(credentialColumns))
  if (!added) throw new Error('The credential was not stored')
  return added
}

export const lockCredential = async (tx: Db, id: number): Promise<CredentialRow | undefined> =>
  first(
    await tx
      .select(credentialColumns)
      .from(credentials)
      .where(eq(credentials.credential_id, id))
      .for('update'),
  )

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
      .returning(credentialColumns),
  )
  if (!changed) throw new Error('The credential is gone although the row was locked')
  return changed
}

export async function removeCredential(tx: Db, id: number): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.credential_id, id))
}
