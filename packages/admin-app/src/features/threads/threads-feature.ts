import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'
import { THREADS_TODO_TEXTS } from './threads-todo-texts'
import { failedThreads, unreadThreads } from './thread-todos'

const ThreadsPage = fetched(async () => (await import('./ThreadsPage')).ThreadsPage)
const VendorMessages = fetched(async () => (await import('./widget/WidgetInserts')).VendorMessages)
const TruckMessages = fetched(async () => (await import('./widget/WidgetInserts')).TruckMessages)

/** Text and picture messages with vendors. Spec: communication, 2. */
export const threadsFeature: AdminFeature = {
  name: 'communication',
  pages: [
    { path: PAGES.communication, page: ThreadsPage, stays: 'communication' },
    { path: PAGES.thread, page: ThreadsPage, stays: 'communication' },
  ],
  sidebar: [
    {
      name: 'communication',
      label: 'console.sidebar.communication',
      path: PAGES.communication,
      icon: ForumOutlined,
      letter: 'c',
      count: async api => (await api.chatCounts({ params: { type: 'unread' } })).unreadCount,
    },
  ],
  home: [unreadThreads, failedThreads],
  inserts: [
    { name: 'messages', into: 'editVendor', part: VendorMessages, roles: endpointRoles.vendor },
    { name: 'messages', into: 'editTruck', part: TruckMessages, roles: endpointRoles.truck },
  ],
  texts: THREADS_TODO_TEXTS,
  pageTexts: withMessageTexts({
    en: async () => (await import('./thread-page-texts')).THREAD_PAGE_TEXTS,
    es: async () => (await import('./thread-page-texts-spanish')).THREAD_PAGE_TEXTS_SPANISH,
  }),
}
