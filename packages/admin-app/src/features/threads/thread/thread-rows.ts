import type { Message } from '@product/sdk/nouns/messages'
import { type Day, losAngelesDay } from '@product/sdk/values'
import type { KnownChat } from './merge-chat'
import type { OutgoingMessage } from './outgoing'

/** What stands in a thread from top to bottom; `key` stays the same while what it stands for does. */
export type ThreadRow =
  | { kind: 'day'; key: string; day: Day }
  | { kind: 'unread'; key: string }
  /** `isLast`: nobody goes on speaking after it, so it says when it was. */
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage }

/** Within it the words of one side are one, milliseconds. */
const ONE_BREATH_MS = 5 * 60_000

const days = new WeakMap<Message, Day>()

/** A thread of thousands is laid out with each message that comes. */
function dayOf(message: Message): Day {
  const known = days.get(message) ?? losAngelesDay(message.created_at)
  days.set(message, known)
  return known
}

const isOneBreath = (a: Message | undefined, b: Message | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.direction === b.direction &&
  a.sender_name === b.sender_name &&
  (a.message_status === 'scheduled') === (b.message_status === 'scheduled') &&
  dayOf(a) === dayOf(b) &&
  Date.parse(b.created_at) - Date.parse(a.created_at) < ONE_BREATH_MS

interface Laid {
  /** Oldest first. */
  messages: readonly Message[]
  /** Sent from here and not yet answered. */
  outgoing: readonly OutgoingMessage[]
  /** The first message that was not read when the thread was opened. */
  unreadFrom: number | undefined
}

/** Lays a thread out by days of Los Angeles. */
export function threadRows({ messages, outgoing, unreadFrom }: Laid): ThreadRow[] {
  const rows: ThreadRow[] = []
  for (const [at, message] of messages.entries()) {
    const above = messages[at - 1]
    const below = messages[at + 1]
    const day = dayOf(message)
    const isUnread = message.id === unreadFrom
    if (above === undefined || dayOf(above) !== day) rows.push({ kind: 'day', key: `day/${day}`, day })
    if (isUnread) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({
      kind: 'message',
      // The one that a page sent stays the same row when the server has it.
      key: message.client_key ?? `message/${message.id}`,
      message,
      isFirst: isUnread || !isOneBreath(above, message),
      isLast: below?.id === unreadFrom || !isOneBreath(message, below),
    })
  }
  const told = new Set(messages.map(({ client_key }) => client_key))
  for (const one of outgoing) {
    if (!told.has(one.clientKey)) rows.push({ kind: 'outgoing', key: one.clientKey, outgoing: one })
  }
  return rows
}

/**
 * Where the unread part of a thread begins: below the last message that was seen. Where that is not known, with what came
 * in since staff last wrote. Undefined where nothing did, and where it is above what is known of the thread.
 */
export function firstUnread({
  messages,
  hasStart,
  contact: { seen_message_id: seen },
}: Pick<KnownChat, 'messages' | 'hasStart' | 'contact'>): number | undefined {
  const last = seen === null ? lastWritten(messages) : messages.findIndex(({ id }) => id === seen)
  if (seen !== null && last === -1 && !hasStart) return undefined
  return messages.slice(last + 1).find(isInbound)?.id
}

const isInbound = ({ direction }: Message): boolean => direction === 'inbound'

const lastWritten = (messages: readonly Message[]): number =>
  messages.findLastIndex(message => !isInbound(message) && message.message_status !== 'scheduled')
