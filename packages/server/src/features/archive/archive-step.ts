import { DAY_MS, dayStartMs, isDay, utcDay } from '@product/sdk/values'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { type ArchiveKind, endHold, holdUntil, undoHold } from '../../nouns/record-keeping/archive-hold-store'
import type { FileStore } from '../../outside/file-store'
import { type Archived, archives } from './archives'

/** `plan` only looks. */
export type ArchiveAction = 'plan' | 'archive' | 'restore'

export interface ArchiveStep {
  done: Archived[]
  /** Whether to ask again. */
  more: boolean
  /** The UTC day to which the job leaves alone what is back. */
  heldUntil?: string
}

/** Somebody looks at what is back; whoever forgets it there has a month more in the database. */
const HELD_MS = 30 * DAY_MS

/**
 * One step, asked for by hand, of taking what is before a UTC day out of the database, or of putting what is from a day
 * on back: so whoever asks hears of each, and no request lasts longer than one. What is put back is held from the job for
 * 30 days, or until somebody archives by hand; where nothing was, a hold stays as it was.
 */
export async function archiveStep(
  { db, files, now }: { db: Db; files: FileStore; now: Date },
  kind: string | undefined,
  action: string | undefined,
  day: string | undefined,
): Promise<ArchiveStep> {
  const at = day !== undefined && isDay(day) ? dayStartMs(day) : undefined
  if (at === undefined) throw new Invalid({ day: 'A day is needed, like 2025-01-31' })
  if (kind !== 'fixes' && kind !== 'log') throw new Invalid({ kind: 'There is fixes and log' })
  const archive = archives[kind]
  if (action === 'plan') return { done: await archive.plan(db, at), more: false }
  if (action === 'archive') {
    await endHold(db, kind)
    return stepOf(await archive.archive(db, files, at))
  }
  if (action === 'restore') {
    return restoreHeld(db, kind, now, () => archive.restore(db, files, at))
  }
  throw new Invalid({ action: 'There is plan, archive and restore' })
}

const stepOf = (archived: Archived | undefined): ArchiveStep => ({
  done: archived ? [archived] : [],
  more: archived !== undefined,
})

/**
 * Held before anything is back, so that the job never finds it unheld. What fails may have put something back before: it
 * stays held.
 */
async function restoreHeld(
  db: Db,
  kind: ArchiveKind,
  now: Date,
  restore: () => Promise<Archived | undefined>,
): Promise<ArchiveStep> {
  const taken = new Date(now.getTime() + HELD_MS)
  const before = await holdUntil(db, kind, taken)
  const restored = await restore()
  if (restored === undefined) await undoHold(db, kind, { taken, before })
  const until = restored === undefined ? before : taken
  return { ...stepOf(restored), ...(until && until > now && { heldUntil: utcDay(until.getTime()) }) }
}
