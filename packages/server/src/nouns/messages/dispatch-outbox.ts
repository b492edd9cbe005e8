import { type BlockedReason, readCarrierStatus, type StoredStatus } from '@product/sdk/nouns/messages'
import type { Db } from '../../db/db'
import { pauseAfter } from '../../db/repeat'
import { isUniqueViolation } from '../../db/unique-violation'
import type { Carrier, CarrierStatus, OutgoingText, SendOutcome, TakenText } from '../../outside/carrier'
import { inTurn } from '../../values/in-turn'
import type { Clock } from '../../values/clock'
import { type DueMessage, type Postponed, postpone, sidsOfOurs, takeDue } from './outbox-store'
import { recordOutcomes, type Settled } from './record-outcomes'
import type { Changed } from './status-store'

export interface Dispatch {
  db: Db
  clock: Clock
  carrier: Carrier
  /** Where the carrier can fetch a picture of ours. */
  mediaUrl(fileName: string): string
  /** Calls to the carrier at a time. */
  atOnce: number
  /** How long a server may work on what it took: several times as long as the carrier may take to answer. */
  leaseMs: number
  /** How long after a lost answer the carrier is asked whether it has the message. */
  lookUpAfterMs: number
  /** From 0 to 1. */
  random(): number
}

export interface Dispatched {
  /** Messages that were taken. */
  taken: number
  /** What the carrier was asked to send, for the pace. */
  segments: number
  changed: Changed[]
}

/** Doubles with each attempt, the first included. Source: domain facts, 1.6. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 300_000
/** Nothing new is begun in the last part of a lease: whoever finds it over must find nothing on its way. */
const LAST_PART = 0.5

/** The error that tells why a message was held back, where the carrier told none. */
const CODE_OF: Readonly<Partial<Record<BlockedReason, number>>> = { opted_out: 21_610 }

const pauseOf = ({ attempts }: DueMessage, random: () => number): number =>
  pauseAfter(attempts, FIRST_PAUSE_MS, random(), LONGEST_PAUSE_MS)

const stored = (status: CarrierStatus): StoredStatus => readCarrierStatus(status) ?? 'queued'

type Step = { settled: Settled } | { postponed: Postponed }

/** A carrier that fails has perhaps taken it. */
const outcomeOf = (carrier: Carrier, text: OutgoingText): Promise<SendOutcome> =>
  carrier.send(text).catch((fault: unknown) => ({
    kind: 'unknown',
    why: fault instanceof Error ? fault.name : typeof fault,
  }))

/** Asks the carrier to send one message that it can't have. */
async function send(dispatch: Dispatch, due: DueMessage): Promise<Step> {
  const { clock, carrier, mediaUrl, lookUpAfterMs, random } = dispatch
  const { message_id, attempts } = due
  if (due.blocked_reason !== null) {
    const errorCode = due.blocked_code ?? CODE_OF[due.blocked_reason]
    return { settled: { message_id, status: 'failed', errorCode } }
  }
  const outcome = await outcomeOf(carrier, {
    key: due.send_key,
    to: due.phone_number,
    body: due.body,
    mediaUrls: due.media.map(mediaUrl),
  })
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  switch (outcome.kind) {
    case 'accepted':
      return { settled: { message_id, status: stored(outcome.status), sid: outcome.sid } }
    case 'refused':
      return { settled: { message_id, status: 'failed', errorCode: outcome.code } }
    case 'busy': {
      const dueAt = later(Math.max(pauseOf(due, random), outcome.retryAfterMs ?? 0))
      return { postponed: { message_id, attempts, state: 'waiting', dueAt } }
    }
    case 'unknown':
      return { postponed: { message_id, attempts, state: 'unknown', dueAt: later(lookUpAfterMs) } }
  }
}

/**
 * Those with its text, first those with as many pictures: a carrier that has not fetched them yet may count none, and a
 * message that is taken for missing would go out twice.
 */
function alikeOf(due: DueMessage, found: readonly TakenText[]): TakenText[] {
  const isSame = ({ numMedia }: TakenText) => numMedia === due.media.length
  const alike = found.filter(({ body }) => body.trim() === due.body.trim())
  return [...alike.filter(isSame), ...alike.filter(taken => !isSame(taken))]
}

/**
 * Looks for a message whose answer was lost. The carrier's oldest one with its text that is no other message of ours is
 * it; where there is none it never arrived, and is sent as if for the first time.
 */
async function lookUp(dispatch: Dispatch, due: DueMessage): Promise<Changed[]> {
  const { db, clock, carrier, random } = dispatch
  const { message_id, attempts, phone_number: to } = due
  const wait = async (state: Postponed['state'], milliseconds: number) => {
    await postpone(db, [
      { message_id, attempts, state, dueAt: new Date(clock.now().getTime() + milliseconds) },
    ])
    return []
  }
  let found: readonly TakenText[]
  try {
    found = await carrier.find({ to, since: new Date(due.attempted_at) })
  } catch {
    return wait('unknown', pauseOf(due, random))
  }
  const alike = alikeOf(due, found)
  const known = await sidsOfOurs(
    db,
    alike.map(({ sid }) => sid),
  )
  const mine = alike.find(({ sid }) => !known.has(sid))
  if (!mine) return wait('waiting', 0)
  const settled = { message_id, status: stored(mine.status), sid: mine.sid }
  try {
    return await db.transaction(tx => recordOutcomes(tx, [settled], clock.now()))
  } catch (error) {
    // Another server found it for a message of the same text: there may be one more.
    if (isUniqueViolation(error, 'carrier_ids_pkey')) return wait('unknown', pauseOf(due, random))
    throw error
  }
}

/**
 * Sends some of what is due. Each row says that it is being sent before the carrier hears of it, and is off the outbox
 * only once what the carrier said is stored: after a stop at any point every message is either still to be sent, or to
 * be looked up.
 */
export async function dispatchSome(
  dispatch: Dispatch,
  { most, oneFirst }: { most: number; oneFirst: boolean },
): Promise<Dispatched> {
  const { db, clock, leaseMs } = dispatch
  const started = performance.now()
  const taken = await takeDue(db, { now: clock.now(), leaseMs, most, oneFirst })
  const fresh = taken.filter(({ state }) => state === 'sending')
  const isLate = () => performance.now() - started > leaseMs * LAST_PART
  const putBack = ({ message_id, attempts }: DueMessage, state: Postponed['state']): Postponed => ({
    message_id,
    attempts,
    state,
    dueAt: clock.now(),
  })
  const turn = inTurn({ atOnce: dispatch.atOnce })
  const steps = await Promise.all(
    fresh.map(due =>
      turn(
        async (): Promise<Step> => (isLate() ? { postponed: putBack(due, 'waiting') } : send(dispatch, due)),
      ),
    ),
  )
  const settled = steps.flatMap(step => ('settled' in step ? [step.settled] : []))
  const changed =
    settled.length === 0 ? [] : await db.transaction(tx => recordOutcomes(tx, settled, clock.now()))
  await postpone(
    db,
    steps.flatMap(step => ('postponed' in step ? [step.postponed] : [])),
  )
  // One after the other: two of the same text to one number must not take the same for theirs.
  for (const due of taken.filter(({ state }) => state === 'unknown')) {
    if (isLate()) await postpone(db, [putBack(due, 'unknown')])
    else changed.push(...(await lookUp(dispatch, due)))
  }
  const segments = fresh.reduce((sum, due) => sum + due.segments, 0)
  return { taken: taken.length, segments, changed }
}
