import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { files } from '../../db/tables/files'

export type FileRecord = typeof files.$inferSelect

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file)
}

export const findFile = async (db: Db, name: string): Promise<FileRecord | undefined> =>
  first(await db.select().from(files).where(eq(files.name, name)))

/** Makes an upload that nobody took up yet the user's own. False where there is none, or it is another's. */
export async function attachFile(db: Db, name: string, userId: number, now: Date): Promise<boolean> {
  const attached = await db
    .update(files)
    .set({ user_id: userId, expires_at: null })
    .where(and(eq(files.name, name), isNull(files.user_id), gt(files.expires_at, now)))
    .returning({ name: files.name })
  return attached.length > 0
}

/** Makes an upload that no record took up yet one that is kept. False where there is none, or it is taken already. */
export async function keepFile(tx: Db, name: string, now: Date): Promise<boolean> {
  const kept = await tx
    .update(files)
    .set({ expires_at: null })
    .where(and(eq(files.name, name), isNull(files.user_id), gt(files.expires_at, now)))
    .returning({ name: files.name })
  return kept.length > 0
}

/** Lets a kept file go, which no user has. */
export async function letFileGo(tx: Db, name: string, now: Date): Promise<void> {
  await tx
    .update(files)
    .set({ expires_at: now })
    .where(and(eq(files.name, name), isNull(files.user_id)))
}

export async function setFileSize(db: Db, name: string, bytes: number): Promise<void> {
  await db.update(files).set({ bytes }).where(eq(files.name, name))
}

/** Lets one file of a user go, or all of them. */
export async function detachFiles(db: Db, userId: number, now: Date, name?: string): Promise<void> {
  await db
    .update(files)
    .set({ user_id: null, expires_at: now })
    .where(and(eq(files.user_id, userId), name === undefined ? undefined : eq(files.name, name)))
}

/** Some of those whose time is over. */
export const expiredFiles = (db: Db, now: Date) =>
  db.select({ name: files.name }).from(files).where(lte(files.expires_at, now)).limit(50)

export async function deleteFile(db: Db, name: string): Promise<void> {
  await db.delete(files).where(eq(files.name, name))
}
