import type { ChatCounts, ChatEvents, ChatType, Contact, Message } from '@product/sdk/nouns/messages'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { changeQuery } from '../../data/change-query'
import { putChat } from './list/chat-list'
import { laterThread, withLastMessage } from './list/later-thread'
import { type KnownChat, withMessage } from './thread/merge-chat'
import { threadKeys } from './thread-keys'

export type ChatListData = InfiniteData<{ chats: Contact[] }, number>

type ListKey = ReturnType<typeof threadKeys.list>

export type ThreadFlags = Parameters<ChatEvents['threadStatusUpdated']>[0]['flags']

export type ThreadCache = ReturnType<typeof threadCache>

/** Puts what an answer or an event tells of threads wherever it is shown. */
export function threadCache(queries: QueryClient) {
  function changeLists(change: (pages: Contact[][], type: ChatType, isSearch: boolean) => Contact[][]): void {
    for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: threadKeys.lists })) {
      // Lists are kept by no other name.
      const [, , type, keyword] = queryKey as unknown as ListKey
      changeQuery<ChatListData>(queries, queryKey, data => {
        const before = data.pages.map(({ chats }) => chats)
        const after = change(before, type, keyword !== '')
        return after === before ? data : { ...data, pages: after.map(chats => ({ chats })) }
      })
    }
  }

  const isListed = (pages: Contact[][], phone: string): boolean =>
    pages.some(page => page.some(({ phone_number }) => phone_number === phone))

  const changeChat = (phone: string, change: (known: KnownChat) => KnownChat): void =>
    changeQuery(queries, threadKeys.chat(phone), change)

  const changeThread = (phone: string, change: (thread: Contact) => Contact): void => {
    changeChat(phone, known => ({ ...known, contact: change(known.contact) }))
    changeLists((pages, type) => {
      const thread = pages.flat().find(({ phone_number }) => phone_number === phone)
      return thread ? putChat(type, pages, change(thread)).map(page => [...page]) : pages
    })
  }

  return {
    /** A thread as it is now. What is searched for is left to the server. */
    putThread(thread: Contact): void {
      const { phone_number } = thread
      changeChat(phone_number, known => ({ ...known, contact: laterThread(known.contact, thread) }))
      changeLists((pages, type, isSearch) =>
        isSearch && !isListed(pages, phone_number)
          ? pages
          : putChat(type, pages, thread).map(page => [...page]),
      )
    },
    putFlags: (phone: string, flags: ThreadFlags): void =>
      changeThread(phone, thread => ({ ...thread, ...flags })),
    /** A message as it is now, in its thread and, where it is the newest, in the row of its thread. */
    putMessage(message: Message): void {
      const { phone_number, message_status } = message
      changeChat(phone_number, known => withMessage(known, message))
      if (message_status === 'scheduled') return
      changeThread(phone_number, thread => withLastMessage(thread, message))
    },
    /** Undefined: nothing changed. */
    putCounts(counts: ChatCounts | undefined): void {
      if (!counts) return
      queries.setQueryData(threadKeys.counts(''), counts)
      // Where the sidebar keeps the number of its entry.
      queries.setQueryData(['sidebar', 'communication'], counts.unreadCount)
    },
    /** Everything again that is shown: something may have been missed. */
    reload: (): void => void queries.invalidateQueries({ queryKey: threadKeys.all }),
    reloadCounts: (): void => void queries.invalidateQueries({ queryKey: threadKeys.allCounts }),
    reloadLists: (): void => void queries.invalidateQueries({ queryKey: threadKeys.lists }),
    reloadChat: (phone: string): void => void queries.invalidateQueries({ queryKey: threadKeys.chat(phone) }),
  }
}
