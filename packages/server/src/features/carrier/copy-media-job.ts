import { repeat } from '../../db/repeat'
import { faultText } from '../../values/fault-text'
import type { PluggedParts } from '../../http/server-feature'
import { clearCarrier, copySomeMedia } from './copy-media'

const PAUSE_MS = 1000

/** Copies pictures as they come in, until it is stopped. */
export function startCopyingMedia(parts: PluggedParts): () => Promise<void> {
  const { log } = parts
  const clearing = clearCarrier(parts).catch((error: unknown) => {
    log({ level: 'warn', message: 'pictures could not be deleted at the carrier', fault: faultText(error) })
  })
  const work = repeat(() => copySomeMedia(parts), { name: 'copying pictures', pauseMs: PAUSE_MS, log })
  return async () => {
    await work.stop()
    await clearing
  }
}
