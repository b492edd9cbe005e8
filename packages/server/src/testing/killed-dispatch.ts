import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Db } from '../db/db'
import { outbox } from '../db/tables/messages'
import { dispatchSome } from '../nouns/messages/dispatch-outbox'
import { queueMessages } from '../nouns/messages/queue-messages'
import { dispatchTo } from './dispatch-to'
import type { TakenMessage } from './twilio-server'

/** Every tenth loses its answer, every tenth finds the carrier busy. */
const phoneAt = (index: number): string => {
  const last = index % 10 === 0 ? '0006' : index % 10 === 1 ? '0005' : `01${index % 10}0`
  return `+1${200 + (Math.floor(index / 10) % 790)}555${last}`
}

/** As many recipients, each with a message in the outbox. */
export async function queueFor(db: Db, count: number): Promise<string[]> {
  const phones = Array.from({ length: count }, (_, index) => phoneAt(index))
  await db.transaction(tx =>
    queueMessages(tx, {
      list: phones.map(phone_number => ({
        phone_number,
        body: 'Please send pictures of your truck.',
        segments: 1,
        vendor_id: null,
        client_key: null,
        send_key: phone_number,
      })),
      media: [],
      sender: { id: null, name: 'Bench' },
      now: new Date(),
      scheduledFor: null,
      blastId: null,
      isPictures: false,
    }),
  )
  return phones
}

interface Where {
  DATABASE_URL: string
}

async function startSending(where: Where, carrierUrl: string) {
  const child = fork(fileURLToPath(new URL('dispatching-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...where, CARRIER_URL: carrierUrl },
  })
  const ended = once(child, 'exit')
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!started) throw new Error(`The sending process ended with ${child.exitCode ?? child.signalCode}`)
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

/** When a process is killed: so long after the carrier took so many messages more. */
export interface Kill {
  taken: number
  afterMs: number
}

const POLL_MS = 2
/** A process that only looks up what an earlier one left sends nothing. */
const LONGEST_LIFE_MS = 4000

const pause = () => new Promise<void>(resolve => setTimeout(resolve, POLL_MS))

async function until(done: () => boolean, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs
  while (!done() && performance.now() < end) await pause()
}

/** Sends in processes that are killed at these moments, and then the rest from here, until the outbox is empty. */
export async function sendKilled(
  db: Db,
  where: Where,
  twilio: { url: string; messages: readonly TakenMessage[] },
  kills: readonly Kill[],
): Promise<void> {
  for (const { taken, afterMs } of kills) {
    const kill = await startSending(where, twilio.url)
    const enough = twilio.messages.length + taken
    await until(() => twilio.messages.length >= enough, LONGEST_LIFE_MS)
    await new Promise(resolve => setTimeout(resolve, afterMs))
    await kill()
  }
  const dispatch = dispatchTo(db, twilio.url)
  while ((await db.$count(outbox)) > 0) {
    const { taken } = await dispatchSome(dispatch, { most: 20, oneFirst: false })
    if (taken === 0) await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** How often the carrier has a message for each of these numbers. */
export function countTaken(
  phones: readonly string[],
  messages: readonly TakenMessage[],
): { never: number; once: number; more: number } {
  const counts = new Map<string, number>()
  for (const { to } of messages) counts.set(to, (counts.get(to) ?? 0) + 1)
  const of = (test: (count: number) => boolean) => phones.filter(phone => test(counts.get(phone) ?? 0)).length
  return { never: of(count => count === 0), once: of(count => count === 1), more: of(count => count > 1) }
}
