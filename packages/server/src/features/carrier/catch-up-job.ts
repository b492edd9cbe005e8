import { DAY_MS } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { askUnsettled, takeMissedTexts } from './catch-up'

const PAUSE_MS = 300_000
/** Nobody knows how long this server was away. */
const FIRST_LOOK_MS = 3 * DAY_MS
/** A delivery may have been under way at the last look, and clocks differ. */
const OVERLAP_MS = 600_000

/**
 * What the carrier reported while this server or its database was away is looked up there: it brings a text once or
 * twice, and a report once. A look that fails, as it does while the database is away, is made again and reaches back to
 * the last that did not.
 */
export function startCatchingUp(parts: PluggedParts): () => Promise<void> {
  const { clock, log } = parts
  const stop = new AbortController()
  let lastLook = new Date(clock.now().getTime() - FIRST_LOOK_MS)

  async function look(): Promise<number> {
    const now = clock.now()
    const texts = await takeMissedTexts(parts, new Date(lastLook.getTime() - OVERLAP_MS))
    const reports = await askUnsettled(parts, { lastLook, now, signal: stop.signal })
    lastLook = now
    if (texts + reports > 0) log({ level: 'info', message: 'caught up with the carrier', texts, reports })
    return 0
  }

  const work = repeat(look, { name: 'catching up with the carrier', pauseMs: PAUSE_MS, log })
  return async () => {
    stop.abort()
    await work.stop()
  }
}
