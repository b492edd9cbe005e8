import type { MESSAGE_STATUSES, Message } from './message'

/** What a message can be on the wire. Spec: communication, 4. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/**
 * How far a message is, as it is kept: the carrier's words, and ours for what it has not been given (`scheduled`,
 * `waiting`). A status of a higher rank replaces one of a lower. Source: domain facts, 1.2.
 */
const RANK = {
  scheduled: 0,
  waiting: 1,
  accepted: 2,
  queued: 3,
  sending: 4,
  sent: 5,
  delivered: 6,
  undelivered: 6,
  failed: 6,
  canceled: 6,
  received: 6,
} as const

export type StoredStatus = keyof typeof RANK

/** A word of the carrier; undefined for one that is not known. `read` says that it was delivered. */
export function readCarrierStatus(text: string): StoredStatus | undefined {
  const status = text.trim().toLowerCase()
  if (status === 'read') return 'delivered'
  if (status === 'receiving') return 'received'
  return isStored(status) && status !== 'waiting' ? status : undefined
}

const isStored = (status: string): status is StoredStatus => Object.hasOwn(RANK, status)

/**
 * The status after what was told, in whatever order and however often that comes: it moves only forward, and of the last
 * words only `delivered` replaces `undelivered`. Source: domain facts, 1.2.
 */
export function nextStatus(current: StoredStatus, told: StoredStatus): StoredStatus {
  if (current === 'undelivered' && told === 'delivered') return told
  return RANK[told] > RANK[current] ? told : current
}

/** How it is shown: one of the five, or undefined for one that was taken back. Source: domain facts, 1.2. */
export function shownStatus(status: StoredStatus): MessageStatus | undefined {
  if (status === 'canceled') return undefined
  if (status === 'received') return 'delivered'
  const isOfTheFive =
    status === 'scheduled' || status === 'delivered' || status === 'undelivered' || status === 'failed'
  return isOfTheFive ? status : 'sent'
}

/** Whether the carrier has not taken it yet. */
export const isPending = (status: StoredStatus): boolean => status === 'waiting'

/** Whether it can be sent once more: it did not arrive. */
export const isRetryable = (status: StoredStatus): boolean => status === 'failed' || status === 'undelivered'

/** How far a message is that is shown so, `pending` aside: the order of `RANK`, and `delivered` after `undelivered`. */
const SHOWN_RANK: Record<MessageStatus, number> = {
  scheduled: 0,
  sent: 2,
  undelivered: 3,
  failed: 4,
  delivered: 4,
}

/** Whether `told` is said of a message before `known` was: an answer that comes after the event that overtook it. */
export const isEarlierStatus = (told: MessageStatus, known: MessageStatus): boolean =>
  SHOWN_RANK[told] < SHOWN_RANK[known]

/** Of two things told of one message the one that is further, in whatever order they come; of equal ones the last. */
export function laterMessage(known: Message, told: Message): Message {
  const rank = ({ message_status, pending }: Message) => SHOWN_RANK[message_status] - (pending ? 1 : 0)
  return rank(told) < rank(known) ? known : told
}
