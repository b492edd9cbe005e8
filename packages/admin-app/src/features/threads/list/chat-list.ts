import type { ChatType, Contact } from '@product/sdk/nouns/messages'
import { laterThread } from './later-thread'

/** Threads of a tab as they were loaded, page after page. */
export type ChatPages = readonly (readonly Contact[])[]

const FLAGS = {
  all: () => true,
  unread: ({ is_read }) => !is_read,
  starred: ({ is_starred }) => is_starred,
  accounting: ({ is_accounting }) => is_accounting,
  pictures: ({ is_pictures }) => is_pictures,
} satisfies Record<ChatType, (thread: Contact) => boolean>

/** Whether a thread stands on a tab. */
export const belongsTo = (type: ChatType, thread: Contact): boolean => FLAGS[type](thread)

const time = ({ created_at }: Contact): number => (created_at === null ? 0 : Date.parse(created_at))

/** Each thread once, the newest message first, as the server sorts them. */
export function chatRows(pages: ChatPages): Contact[] {
  const known = new Map<string, Contact>()
  for (const thread of pages.flat())
    if (!known.has(thread.phone_number)) known.set(thread.phone_number, thread)
  return [...known.values()].toSorted(
    (a, b) => time(b) - time(a) || (a.phone_number < b.phone_number ? -1 : 1),
  )
}

/** How many of the loaded ones the server still counts on the tab: where the next page begins. */
export const nextOffset = (type: ChatType, pages: ChatPages): number =>
  chatRows(pages).filter(thread => belongsTo(type, thread)).length

/**
 * The pages with a thread as it is now. One that left the tab stays where it is until the list is loaded again, so that
 * nothing moves under the hand that changed it; one that was not loaded comes in where it is newer than what was.
 */
export function putChat(type: ChatType, pages: ChatPages, thread: Contact): ChatPages {
  const isKnown = pages.some(page => page.some(({ phone_number }) => phone_number === thread.phone_number))
  if (isKnown) {
    return pages.map(page =>
      page.map(one => (one.phone_number === thread.phone_number ? laterThread(one, thread) : one)),
    )
  }
  const [first = [], ...rest] = pages
  const last = chatRows(pages).at(-1)
  const isWithin = last === undefined || time(thread) >= time(last)
  return belongsTo(type, thread) && isWithin ? [[thread, ...first], ...rest] : pages
}
