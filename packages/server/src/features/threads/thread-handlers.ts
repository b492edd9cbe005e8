import { ApiError } from '@product/sdk/contract'
import { CHAT_PAGE, threadEndpoints } from '@product/sdk/features/threads'
import type { ChatCounts, ChatType } from '@product/sdk/nouns/messages'
import { losAngelesDay } from '@product/sdk/values'
import { implement } from '../../http/implement'
import { findVendor } from '../../nouns/fleet/vendor-store'
import { chatPage, countChats } from '../../nouns/messages/chat-list-store'
import { chatPart, countMessages } from '../../nouns/messages/chat-store'
import { clearBlock, type Flags, linkContact, markSeen, setFlags } from '../../nouns/messages/contact-store'
import { withPictureFacts } from '../../nouns/messages/message-pictures'
import { changeThread, type ThreadCall } from './change-thread'
import { requireThread } from './require-thread'
import { threadVendorOf } from './thread-vendor-store'

const COUNT_OF: Record<ChatType, keyof ChatCounts> = {
  all: 'allCount',
  unread: 'unreadCount',
  starred: 'starredCount',
  accounting: 'accountingCount',
  pictures: 'picturesCount',
}

/** Sets one flag of the thread that the path names. */
const flag = (flags: Flags, deed: (thread: string) => string) => {
  return (call: ThreadCall & { params: { phone: string } }) =>
    changeThread(call, call.params.phone, deed, () => setFlags(call.db, call.params.phone, flags))
}

export const threadHandlers = implement(threadEndpoints, {
  async chatCounts({ db, params, query }) {
    const counts = await countChats(db, query.keyword)
    return { ...counts, count: counts[COUNT_OF[params.type]] }
  },
  chats: async ({ db, params, query }) => ({ chats: await chatPage(db, { ...query, type: params.type }) }),
  async chat({ db, params: { phone }, query, parts }) {
    const [chat, total, contact] = await Promise.all([
      chatPart(db, phone, { ...query, size: CHAT_PAGE }),
      countMessages(db, phone),
      requireThread(db, phone),
    ])
    return { chat: await withPictureFacts(db, parts.knownPictures, chat), total, contact }
  },
  async threadVendor({ db, params: { phone }, now }) {
    const { vendor_id } = await requireThread(db, phone)
    return threadVendorOf(db, { phone, vendorId: vendor_id, day: losAngelesDay(now) })
  },
  markStarred: call =>
    changeThread(
      call,
      call.body.phone_number,
      thread => `starred the thread with ${thread}`,
      () => setFlags(call.db, call.body.phone_number, { is_starred: true }),
    ),
  removeStarred: flag({ is_starred: false }, thread => `took the star off the thread with ${thread}`),
  markRead: call =>
    changeThread(
      call,
      call.params.phone,
      thread => `read the thread with ${thread}`,
      () => markSeen(call.db, call.params.phone, call.body?.seen),
    ),
  markUnread: flag({ is_read: false }, thread => `marked the thread with ${thread} unread`),
  markAccounting: flag({ is_accounting: true }, thread => `put the thread with ${thread} to accounting`),
  removeAccounting: flag({ is_accounting: false }, thread => `took the thread with ${thread} off accounting`),
  markPictures: flag({ is_pictures: true }, thread => `put the thread with ${thread} to pictures`),
  removePictures: flag({ is_pictures: false }, thread => `took the thread with ${thread} off pictures`),
  linkVendor: call => {
    const { vendor_id } = call.body
    return changeThread(
      call,
      call.params.phone,
      thread => `changed whose number the thread with ${thread} is`,
      async before => {
        if (vendor_id !== null && !(await findVendor(call.db, vendor_id))) {
          throw new ApiError('invalid', 'There is no such vendor.', {
            issues: { vendor_id: 'There is no such vendor.' },
          })
        }
        if (before.vendor_id === vendor_id) return false
        await linkContact(call.db, call.params.phone, vendor_id)
        return true
      },
    )
  },
  unblock: call =>
    changeThread(
      call,
      call.params.phone,
      thread => `took the block off the thread with ${thread}`,
      async ({ blocked_reason }) => {
        if (blocked_reason === 'opted_out') {
          throw new ApiError(
            'invalid',
            'They opted out: only a text from them (START) opens the thread again.',
          )
        }
        if (blocked_reason === null) return false
        await clearBlock(call.db, call.params.phone)
        return true
      },
    ),
})
