import type { Router, WayAnswer } from '@product/sdk/nouns/placeholders'
import { askThread } from './ask-thread'
import { startThread } from './start-thread'

/** Only a thread that hangs takes that long, its start included. */
const MOST_MS = 60_000
const DOWN: WayAnswer = { ok: false, problem: { code: 'down' } }

/**
 * The bundled roads in a thread of their own, which reads them when the first way is asked for: whoever asks for lists
 * meanwhile does not wait for ways.
 */
export function roadRouterThread({
  open = () => startThread('node/road-router-worker'),
  mostMs = MOST_MS,
} = {}): Router {
  const route = askThread<WayAnswer>({ open, mostMs, lost: DOWN, slow: DOWN })
  return { provider: 'bundled', credits: () => ({ kind: 'unlimited' }), route }
}
