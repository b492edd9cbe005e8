import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { archive_holds } from '../../db/tables/record-keeping'

/** What leaves the database for files: GPS fixes, or the log of activities. */
export type ArchiveKind = 'fixes' | 'log'

/** Until an instant the archive's job takes nothing of this kind. */
export async function holdUntil(db: Db, kind: ArchiveKind, held_until: Date): Promise<void> {
  await db
    .insert(archive_holds)
    .values({ kind, held_until })
    .onConflictDoUpdate({ target: archive_holds.kind, set: { held_until } })
}

export async function endHold(db: Db, kind: ArchiveKind): Promise<void> {
  await db.delete(archive_holds).where(eq(archive_holds.kind, kind))
}

export const isHeld = async (db: Db, kind: ArchiveKind, now: Date): Promise<boolean> =>
  (await db.$count(archive_holds, and(eq(archive_holds.kind, kind), gt(archive_holds.held_until, now)))) > 0
