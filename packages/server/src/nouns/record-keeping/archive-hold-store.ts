import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { archive_holds } from '../../db/tables/record-keeping'

/** What leaves the database for files: GPS fixes, or the log of activities. */
export type ArchiveKind = 'fixes' | 'log'

/** Asked in the transaction that drops what was written into files: where it says no, all stays where it is. */
export type MayDrop = (tx: Db) => Promise<boolean>

/**
 * Until an instant the archive's job takes nothing of this kind. Waits for what the job is dropping just then. Returns the
 * instant of the hold that stood before, undefined where there was none.
 */
export const holdUntil = (db: Db, kind: ArchiveKind, held_until: Date): Promise<Date | undefined> =>
  db.transaction(async tx => {
    await tx.execute(sql`lock table ${archive_holds} in share row exclusive mode`)
    const [before] = await tx.select().from(archive_holds).where(eq(archive_holds.kind, kind))
    await tx
      .insert(archive_holds)
      .values({ kind, held_until })
      .onConflictDoUpdate({ target: archive_holds.kind, set: { held_until } })
    return before?.held_until
  })

/** Puts a hold back as it was before it was taken, unless somebody has changed it since. */
export async function undoHold(
  db: Db,
  kind: ArchiveKind,
  { taken, before }: { taken: Date; before: Date | undefined },
): Promise<void> {
  const untouched = and(eq(archive_holds.kind, kind), eq(archive_holds.held_until, taken))
  if (before) await db.update(archive_holds).set({ held_until: before }).where(untouched)
  else await db.delete(archive_holds).where(untouched)
}

export async function endHold(db: Db, kind: ArchiveKind): Promise<void> {
  await db.delete(archive_holds).where(eq(archive_holds.kind, kind))
}

export const isHeld = async (db: Db, kind: ArchiveKind, now: Date): Promise<boolean> =>
  (await db.$count(archive_holds, and(eq(archive_holds.kind, kind), gt(archive_holds.held_until, now)))) > 0

/** Whether nothing holds it, and nobody can hold it until the transaction ends. */
export async function isFreeUntilCommit(tx: Db, kind: ArchiveKind, now: Date): Promise<boolean> {
  await tx.execute(sql`lock table ${archive_holds} in share mode`)
  return !(await isHeld(tx, kind, now))
}
