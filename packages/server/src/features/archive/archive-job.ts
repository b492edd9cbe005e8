import { DAY_MS, dayStartMs, HOUR_MS, utcDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { repeat } from '../../db/repeat'
import type { AppParts } from '../../http/app-context'
import type { Job } from '../../http/server-feature'
import { type ArchiveKind, isFreeUntilCommit, isHeld } from '../../nouns/record-keeping/archive-hold-store'
import { archives } from './archives'

/** Takes the oldest of what is older than so many days out of the database; how many there were to take: 1 or 0. */
export async function archiveDue(
  { db, files, clock, log }: Pick<AppParts, 'db' | 'files' | 'clock' | 'log'>,
  kind: ArchiveKind,
  days: number,
): Promise<number> {
  const now = clock.now()
  if (await isHeld(db, kind, now)) return 0
  const before = dayStartMs(utcDay(now.getTime() - days * DAY_MS))
  // Writing it takes long, and somebody may have put back what is around it meanwhile.
  const mayDrop = (tx: Db) => isFreeUntilCommit(tx, kind, clock.now())
  const archived = await archives[kind].archive(db, files, before, mayDrop)
  if (archived === undefined) return 0
  log({ level: 'info', message: 'archived', ...archived })
  return 1
}

/** Every hour, where a setting says after how many days these leave the database. */
export const archiving =
  (kind: ArchiveKind): Job =>
  parts => {
    const days = parts.settings.archiveAfterDays?.[kind]
    if (days === undefined) return async () => {}
    const work = repeat(() => archiveDue(parts, kind, days), {
      name: 'archiving',
      pauseMs: HOUR_MS,
      log: parts.log,
    })
    return () => work.stop()
  }
