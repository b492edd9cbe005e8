import { endpointRoles } from '@product/sdk/client'
import type { Contact } from '@product/sdk/nouns/messages'
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
  return { reason: 'threads_todos.sent_pictures', args: { smart_count: last_num_media } }
}

/** Threads with something unread, the newest first. */
export const unreadThreads: HomeWidget = {
  name: 'unread-threads',
  title: 'threads_todos.unread',
  roles: endpointRoles.chats,
  async load(api, { signal }) {
    const { chats } = await api.chats({ params: { type: 'unread' }, query: { limit: MOST }, signal })
    return chats.map(thread => ({
      id: thread.phone_number,
      name: thread.name ?? thread.phone_number,
      ...reasonOf(thread),
      to: threadPath(thread),
    }))
  },
}
