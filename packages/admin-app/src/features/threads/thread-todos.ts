import { endpointRoles } from '@product/sdk/client'
import type { Contact } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'
import { threadPath } from '../../paths'

/** The home page says how many more there are by itself; more than these nobody reads there. */
const MOST = 20

/** So much of a message is enough to know what it is about. */
const WORDS = 120

function reasonOf({ body, last_direction, last_num_media }: Contact): Pick<TodoItem, 'reason' | 'args'> {
  if (last_direction !== 'inbound') return { reason: 'threads_todos.marked' }
  const words = body?.trim().slice(0, WORDS) ?? ''
  if (words !== '') return { reason: 'threads_todos.wrote', args: { words } }
  return last_num_media > 0
    ? { reason: 'threads_todos.sent_pictures', args: { smart_count: last_num_media } }
    : { reason: 'threads_todos.sent_nothing' }
}

const asTodo = (thread: Contact) => ({
  id: thread.phone_number,
  name: thread.name ?? phoneText(thread.phone_number),
  to: threadPath(thread),
})

/** Threads with something unread, the newest first. */
export const unreadThreads: HomeWidget = {
  name: 'unread-threads',
  title: 'threads_todos.unread',
  roles: endpointRoles.chats,
  async load(api, { signal }) {
    const { chats } = await api.chats({ params: { type: 'unread' }, query: { limit: MOST }, signal })
    return chats.map(thread => ({ ...asTodo(thread), ...reasonOf(thread) }))
  },
}

/** As many as one call answers: each of them asks for a call or another number. */
const MOST_FAILED = 100

/** Threads in which our last word did not arrive, the newest first. */
export const failedThreads: HomeWidget = {
  name: 'failed-messages',
  title: 'threads_todos.failed',
  roles: endpointRoles.chats,
  async load(api, { signal }) {
    const { chats } = await api.chats({
      params: { type: 'all' },
      query: { failed: 'true', limit: MOST_FAILED },
      signal,
    })
    return chats.map(thread => ({
      ...asTodo(thread),
      reason: thread.last_status === 'failed' ? 'threads_todos.not_sent' : 'threads_todos.not_delivered',
      urgent: true,
    }))
  },
}
