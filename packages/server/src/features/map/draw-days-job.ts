import { DAY_MS, utcDay } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { drawNextDays, type VehicleDay } from '../../nouns/driving/day-line-store'

/** At the start, when much may be undrawn, and once a day then. */
export function startDrawingDays({ db, clock, log }: PluggedParts): () => Promise<void> {
  let after: VehicleDay | undefined
  const drawSome = async () => {
    after = await drawNextDays(db, utcDay(clock.now()), after)
    return after === undefined ? 0 : 1
  }
  const work = repeat(drawSome, { name: 'drawing days', pauseMs: DAY_MS, log })
  return () => work.stop()
}
