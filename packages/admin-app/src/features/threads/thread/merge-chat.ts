import { type Contact, laterMessage, type Message } from '@product/sdk/nouns/messages'

/** A thread as far as it is known: its newest messages without a gap, oldest first. */
export interface KnownChat {
  messages: readonly Message[]
  contact: Contact
  /** There is nothing above the first one. */
  hasStart: boolean
}

interface Part {
  chat: readonly Message[]
  contact: Contact
}

const inOrder = (a: Message, b: Message): number =>
  Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id

/** What is told, as far as each message was known to be before: answers and events overtake each other. */
function asFar(known: readonly Message[], told: readonly Message[]): Message[] {
  const before = new Map(known.map(message => [message.id, message]))
  return told.map(message => {
    const one = before.get(message.id)
    return one ? laterMessage(one, message) : message
  })
}

/** Each message once. */
function together(known: readonly Message[], told: readonly Message[]): Message[] {
  const byId = new Map([...known, ...asFar(known, told)].map(message => [message.id, message]))
  return [...byId.values()].toSorted(inOrder)
}

/**
 * What is known after the newest page came: it continues what was there, or takes its place where so much has come
 * meanwhile that there is a gap between. `size`: messages of a whole page.
 */
export function withNewest(known: KnownChat | undefined, { chat, contact }: Part, size: number): KnownChat {
  const hasStart = chat.length < size
  const ids = new Set(known?.messages.map(({ id }) => id))
  const meets = chat.some(({ id }) => ids.has(id))
  const page = asFar(known?.messages ?? [], chat)
  if (!known || hasStart || !meets) return { messages: page, contact, hasStart }
  const [first] = chat
  // What stood among the page and is not on it any more was taken back.
  const above = known.messages.filter(message => first !== undefined && inOrder(message, first) < 0)
  return { messages: together(above, page), contact, hasStart: known.hasStart }
}

/** What is known with the page above it. */
export const withOlder = (known: KnownChat, { chat }: Part, size: number): KnownChat => ({
  ...known,
  messages: together(chat, known.messages),
  hasStart: chat.length < size,
})

/** What is known with a message as it is now. One from above of what is known is left for when it is scrolled to. */
export function withMessage(known: KnownChat, message: Message): KnownChat {
  const [first] = known.messages
  const isAbove = first !== undefined && !known.hasStart && inOrder(message, first) < 0
  return isAbove ? known : { ...known, messages: together(known.messages, [message]) }
}
