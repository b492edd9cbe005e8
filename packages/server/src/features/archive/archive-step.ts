import { dayStartMs } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { Invalid } from '../../contract/refusals'
import { archiveOldestFixes, fixPartitionsBefore } from '../../nouns/driving/archive-fixes'
import { archivedCount, type ArchivedFixes } from '../../nouns/driving/fix-archive-store'
import { restoreNewestFixes } from '../../nouns/driving/restore-fixes'
import type { FileStore } from '../../outside/file-store'

/** `plan` only looks. */
export type ArchiveAction = 'plan' | 'archive' | 'restore'

export interface ArchiveStep {
  /** Partitions, with their number of fixes and of files. */
  done: { name: string; fixes: number; files: number }[]
  /** Whether to ask again. */
  more: boolean
}

/**
 * One step of taking fixes before a UTC day out of the database, or of putting those from a day on back: so whoever asks
 * hears of each, and no request lasts longer than one.
 */
export async function archiveStep(
  { db, files }: { db: Db; files: FileStore },
  action: string | undefined,
  day: string | undefined,
): Promise<ArchiveStep> {
  const at = day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? dayStartMs(day) : Number.NaN
  if (Number.isNaN(at)) throw new Invalid({ day: 'A day is needed, like 2025-01-31' })
  if (action === 'plan') return { done: await planned(db, at), more: false }
  if (action === 'archive') return stepOf(await archiveOldestFixes(db, files, at))
  if (action === 'restore') return stepOf(await restoreNewestFixes(db, files, at))
  throw new Invalid({ action: 'There is plan, archive and restore' })
}

const stepOf = (archive: ArchivedFixes | undefined): ArchiveStep => ({
  done: archive ? [{ name: archive.name, fixes: archivedCount(archive), files: archive.parts.length }] : [],
  more: archive !== undefined,
})

async function planned(db: Db, before: number): Promise<ArchiveStep['done']> {
  const done: ArchiveStep['done'] = []
  for (const { name } of await fixPartitionsBefore(db, before)) {
    const counted = first(
      await rows<{ count: number }>(db, sql`select count(*)::float8 as count from ${sql.identifier(name)}`),
    )
    done.push({ name, fixes: counted?.count ?? 0, files: 0 })
  }
  return done
}
