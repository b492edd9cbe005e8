import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Db } from '../db/db'
import { queueMessages } from '../nouns/messages/queue-messages'
import type { TakenMessage } from './twilio-server'

export const KILLED_ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }

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
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The sending process has ended'))),
  ])
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

/** Sends, is killed after each of these times, and then sends the rest. */
export async function sendKilled(
  where: Where,
  twilio: { url: string; messages: readonly TakenMessage[] },
  { killsAfterMs, recipients }: { killsAfterMs: readonly number[]; recipients: number },
): Promise<void> {
  for (const milliseconds of killsAfterMs) {
    const kill = await startSending(where, twilio.url)
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    await kill()
  }
  const kill = await startSending(where, twilio.url)
  const reached = () => new Set(twilio.messages.map(({ to }) => to)).size
  const until = performance.now() + 120_000
  while (reached() < recipients && performance.now() < until) {
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  // Longer than a lease, a lost answer and its look-up take: what would be sent twice is sent by then.
  await new Promise(resolve => setTimeout(resolve, 6000))
  await kill()
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
