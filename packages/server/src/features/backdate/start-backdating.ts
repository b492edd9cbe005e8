import { repeat } from '../../db/repeat'
import type { Job } from '../../http/server-feature'
import { generateNextDay, type TakenUp } from './generate-next-day'

const PAUSE_MS = 1000

/** Works off the generations of routes that were started, here or before the server was. */
export const startBackdating: Job = parts => {
  let takenUp: TakenUp | undefined
  const work = async () => {
    const result = await generateNextDay(parts, takenUp)
    takenUp = result.takenUp
    return result.done
  }
  const repeating = repeat(work, { name: 'generating routes', pauseMs: PAUSE_MS, log: parts.log })
  return () => repeating.stop()
}
