import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { dispatchSome } from '../../nouns/messages/dispatch-outbox'
import { hearOutbox } from '../../nouns/messages/outbox-bell'
import { tellOutcomes } from '../../nouns/messages/tell-pages'
import { carrierLine } from './carrier-line'
import { carrierMediaUrl } from './carrier-media'
import { segmentBudget } from './segment-budget'

const PAUSE_MS = 500
/** Taken at a time: what one transaction writes. */
const BATCH = 200
/** Without a pace more is worth the while, and the database has more than one processor. */
export const UNPACED_BATCH = 500
export const UNPACED_AT_ONCE = 3
/** Calls that the carrier takes from one account at a time without complaint. */
const AT_ONCE = 20
/** The carrier is given 15 seconds to answer. */
const LEASE_MS = 60_000
const LOOK_UP_AFTER_MS = 20_000

/** Sends what is due, at the pace of the settings, until it is stopped: the batch at work is finished. */
export function startDispatch(parts: PluggedParts): () => Promise<void> {
  const { db, clock, events, log, settings } = parts
  const line = carrierLine(parts)
  const dispatch = {
    db,
    clock,
    carrier: line.texts,
    mediaUrl: (name: string) => carrierMediaUrl(parts, name),
    atOnce: parts.carrier ? AT_ONCE : UNPACED_BATCH,
    leaseMs: LEASE_MS,
    lookUpAfterMs: parts.carrier ? LOOK_UP_AFTER_MS : PAUSE_MS,
    random: Math.random,
  }
  const pace = settings.segmentsPerSecond
  const budget = pace === undefined ? undefined : segmentBudget(pace, performance.now())

  async function send(): Promise<number> {
    const most = Math.min(BATCH, budget ? budget.most(performance.now()) : BATCH)
    if (most === 0) return 0
    const { taken, segments, changed } = await dispatchSome(dispatch, {
      most,
      oneFirst: budget !== undefined,
    })
    budget?.spend(segments)
    await tellOutcomes({ db, events }, changed)
    return taken
  }

  const work = repeat(send, { name: 'sending texts', pauseMs: PAUSE_MS, log })
  const stopHearing = hearOutbox(db, () => work.wake())
  return async () => {
    stopHearing()
    await work.stop()
  }
}
