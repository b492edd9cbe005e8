import { DAY_MS, HOUR_MS, utcDay } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { Job } from '../../http/server-feature'
import { type ArchiveKind, archiveStep } from './archive-step'

/** Every hour, where a setting says after how many days these leave the database. */
export const archiving =
  (kind: ArchiveKind): Job =>
  ({ db, files, clock, log, settings }) => {
    const days = settings.archiveAfterDays?.[kind]
    if (days === undefined) return async () => {}
    const archive = async () => {
      const day = utcDay(clock.now().getTime() - days * DAY_MS)
      const { done, more } = await archiveStep({ db, files }, kind, 'archive', day)
      for (const { name, lines } of done) log({ level: 'info', message: 'archived', name, lines })
      return more ? 1 : 0
    }
    const work = repeat(archive, { name: 'archiving', pauseMs: HOUR_MS, log })
    return () => work.stop()
  }
