import { repeat } from '../../db/repeat'
import type { AppParts } from '../../http/app-context'
import type { PluggedParts } from '../../http/server-feature'
import { reported, type SimulatedText, unreportedTexts } from '../../nouns/messages/simulated-text-store'
import { STATUS_PATH } from './carrier-line'
import { signedDelivery } from './deliver'
import { receiveStatus } from './receive-delivery'

const PAUSE_MS = 400
const AT_A_TIME = 50

async function report(parts: AppParts, text: SimulatedText): Promise<void> {
  const [next] = text.to_report
  if (!next) return
  const fields: [string, string][] = [
    ['MessageSid', text.sid],
    ['MessageStatus', next.status],
    ['To', text.phone_number],
    ...(next.error_code === undefined ? [] : [['ErrorCode', String(next.error_code)] as [string, string]]),
  ]
  const { ok } = await receiveStatus(signedDelivery(parts, STATUS_PATH, fields), parts)
  if (ok) await reported(parts.db, text.sid, next)
}

/** What the simulated carrier has to tell of some of its texts, one word of each. Answers how many. */
export async function reportSome(parts: AppParts): Promise<number> {
  const texts = await unreportedTexts(parts.db, parts.clock.now(), AT_A_TIME)
  for (const text of texts) await report(parts, text)
  return texts.length
}

/** The simulated carrier tells what became of its texts, until it is stopped. */
export function startReporting(parts: PluggedParts): () => Promise<void> {
  if (parts.carrier) return async () => {}
  const work = repeat(() => reportSome(parts), {
    name: 'simulated carrier',
    pauseMs: PAUSE_MS,
    log: parts.log,
  })
  return () => work.stop()
}
