import { DAY_MS, HOUR_MS, utcDay } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { archiveStep } from './archive-step'

/** Every hour, where a setting says after how many days fixes leave the database. */
export function startArchiving({ db, files, clock, log, settings }: PluggedParts): () => Promise<void> {
  const { archiveAfterDays } = settings
  if (archiveAfterDays === undefined) return async () => {}
  const archive = async () => {
    const day = utcDay(clock.now().getTime() - archiveAfterDays * DAY_MS)
    const { done, more } = await archiveStep({ db, files }, 'archive', day)
    for (const { name, fixes } of done) log({ level: 'info', message: 'archived', name, fixes })
    return more ? 1 : 0
  }
  const work = repeat(archive, { name: 'archiving', pauseMs: HOUR_MS, log })
  return () => work.stop()
}
