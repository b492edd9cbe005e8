import { dayStartMs } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { Invalid } from '../../contract/refusals'
import { archiveOldestFixes, fixPartitionsBefore } from '../../nouns/driving/archive-fixes'
import { archivedCount, type ArchivedFixes } from '../../nouns/driving/fix-archive-store'
import { restoreNewestFixes } from '../../nouns/driving/restore-fixes'
import {
  type ArchivedEntries,
  archiveOldestEntries,
  countLeavingEntries,
  restoreNewestEntries,
} from '../../nouns/record-keeping/entry-archive'
import type { FileStore } from '../../outside/file-store'

/** GPS fixes, or the log of activities. */
export type ArchiveKind = 'fixes' | 'log'

/** `plan` only looks. */
export type ArchiveAction = 'plan' | 'archive' | 'restore'

interface Archived {
  name: string
  /** Fixes or entries. */
  lines: number
}

export interface ArchiveStep {
  done: Archived[]
  /** Whether to ask again. */
  more: boolean
}

/** What can leave the database, and come back; instants in ms. */
interface Archive {
  plan(db: Db, before: number): Promise<Archived[]>
  archive(db: Db, files: FileStore, before: number): Promise<Archived | undefined>
  restore(db: Db, files: FileStore, after: number): Promise<Archived | undefined>
}

const fixes: Archive = {
  plan: plannedFixes,
  archive: async (...given) => ofFixes(await archiveOldestFixes(...given)),
  restore: async (...given) => ofFixes(await restoreNewestFixes(...given)),
}

/** By whole UTC months, so that few files hold what a year writes. */
const log: Archive = {
  async plan(db, before) {
    const lines = await countLeavingEntries(db, monthStart(before))
    return lines === 0 ? [] : [{ name: `log before ${dayOf(monthStart(before))}`, lines }]
  },
  archive: async (db, files, before) => ofEntries(await archiveOldestEntries(db, files, monthStart(before))),
  restore: async (...given) => ofEntries(await restoreNewestEntries(...given)),
}

const dayOf = (at: number | Date): string => new Date(at).toISOString().slice(0, 10)
const monthStart = (at: number): number => dayStartMs(`${dayOf(at).slice(0, 7)}-01`)

const ofFixes = (archive: ArchivedFixes | undefined): Archived | undefined =>
  archive && { name: archive.name, lines: archivedCount(archive) }

const ofEntries = (archive: ArchivedEntries | undefined): Archived | undefined =>
  archive && { name: `log of ${dayOf(archive.from)} to ${dayOf(archive.to)}`, lines: archive.lines }

/**
 * One step of taking what is before a UTC day out of the database, or of putting what is from a day on back: so whoever
 * asks hears of each, and no request lasts longer than one.
 */
export async function archiveStep(
  { db, files }: { db: Db; files: FileStore },
  kind: string | undefined,
  action: string | undefined,
  day: string | undefined,
): Promise<ArchiveStep> {
  const at = day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? dayStartMs(day) : Number.NaN
  if (Number.isNaN(at)) throw new Invalid({ day: 'A day is needed, like 2025-01-31' })
  if (kind !== 'fixes' && kind !== 'log') throw new Invalid({ kind: 'There is fixes and log' })
  const archive = { fixes, log }[kind]
  if (action === 'plan') return { done: await archive.plan(db, at), more: false }
  if (action === 'archive') return stepOf(await archive.archive(db, files, at))
  if (action === 'restore') return stepOf(await archive.restore(db, files, at))
  throw new Invalid({ action: 'There is plan, archive and restore' })
}

const stepOf = (archived: Archived | undefined): ArchiveStep => ({
  done: archived ? [archived] : [],
  more: archived !== undefined,
})

async function plannedFixes(db: Db, before: number): Promise<Archived[]> {
  const planned: Archived[] = []
  for (const { name } of await fixPartitionsBefore(db, before)) {
    const counted = first(
      await rows<{ count: number }>(db, sql`select count(*)::float8 as count from ${sql.identifier(name)}`),
    )
    planned.push({ name, lines: counted?.count ?? 0 })
  }
  return planned
}
