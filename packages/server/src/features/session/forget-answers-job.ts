import { HOUR_MS } from '@product/sdk/values'
import { repeat } from '../../db/repeat'
import type { PluggedParts } from '../../http/server-feature'
import { forgetAnswers } from '../../nouns/record-keeping/idempotency-store'

/** Forgets every hour what was answered to requests with a key, also where nobody sends one any more. */
export function startForgetting({ db, clock, log }: PluggedParts): () => Promise<void> {
  const forget = async () => {
    await forgetAnswers(db, clock.now())
    return 0
  }
  const work = repeat(forget, { name: 'forgetting answers', pauseMs: HOUR_MS, log })
  return () => work.stop()
}
