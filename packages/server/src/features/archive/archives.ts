import { dayStartMs, monthDays, utcDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { archiveOldestFixes } from '../../nouns/driving/archive-fixes'
import { archivedCount, type ArchivedFixes } from '../../nouns/driving/fix-archive-store'
import { countFixesOf, type FixPartition, leavingPartitions } from '../../nouns/driving/fix-partitions'
import { restoreNewestFixes } from '../../nouns/driving/restore-fixes'
import type { ArchiveKind, MayDrop } from '../../nouns/record-keeping/archive-hold-store'
import {
  type ArchivedEntries,
  archiveOldestEntries,
  countLeavingEntries,
  restoreNewestEntries,
} from '../../nouns/record-keeping/entry-archive'
import type { FileStore } from '../../outside/file-store'

export interface Archived {
  name: string
  /** Fixes or entries. */
  lines: number
}

/** What can leave the database, and come back; instants in ms. */
interface Archive {
  plan(db: Db, before: number): Promise<Archived[]>
  archive(db: Db, files: FileStore, before: number, mayDrop?: MayDrop): Promise<Archived | undefined>
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
    return lines === 0 ? [] : [{ name: `log before ${utcDay(monthStart(before))}`, lines }]
  },
  archive: async (db, files, before, mayDrop) =>
    ofEntries(await archiveOldestEntries(db, files, monthStart(before), mayDrop)),
  restore: async (...given) => ofEntries(await restoreNewestEntries(...given)),
}

export const archives: { [kind in ArchiveKind]: Archive } = { fixes, log }

const monthStart = (at: number): number => dayStartMs(monthDays(utcDay(at).slice(0, 7)).first)

/** `to` is of the last, not after it. */
const spanText = (from: number, to: number): string =>
  utcDay(from) === utcDay(to) ? utcDay(from) : `${utcDay(from)} to ${utcDay(to)}`

const partitionText = ({ from, to }: FixPartition): string =>
  Number.isFinite(from) ? `fixes of ${spanText(from, to - 1)}` : `fixes before ${utcDay(to)}`

const ofFixes = (archive: ArchivedFixes | undefined): Archived | undefined =>
  archive && { name: partitionText(archive), lines: archivedCount(archive) }

const ofEntries = (archive: ArchivedEntries | undefined): Archived | undefined =>
  archive && {
    name: `log of ${spanText(archive.from.getTime(), archive.to.getTime())}`,
    lines: archive.lines,
  }

async function plannedFixes(db: Db, before: number): Promise<Archived[]> {
  const planned: Archived[] = []
  for (const partition of await leavingPartitions(db, before)) {
    planned.push({ name: partitionText(partition), lines: await countFixesOf(db, partition.name) })
  }
  return planned
}
