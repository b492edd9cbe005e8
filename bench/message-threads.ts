import { bareChat, bareChats } from './support/bare-threads'
import { comparePage, onFilledDatabase } from './support/list-bench'
import { LONGEST_PHONE, storeManyMessages } from './support/many-messages'
import type { Figure } from './support/measure'

/** The inbox over 5,000 threads and 1,000,000 messages on PostgreSQL: processor time against a bare server's. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_messages',
    ({ pool }) => storeManyMessages(pool),
    async servers => {
      const chats = (keyword?: string) =>
        `/api/communication/chats/all${keyword === undefined ? '' : `?${new URLSearchParams({ keyword })}`}`
      const searched = (name: string, keyword: string, requests: number) =>
        comparePage(`search of all texts for ${name}`, servers, {
          address: chats(keyword),
          statements: bareChats(keyword),
          requests,
        })
      return [
        await comparePage('Threads of 5,000, first page', servers, {
          address: chats(),
          statements: bareChats(),
          requests: 320,
        }),
        await searched('one text of 1,000,000', 'no 777777', 160),
        await searched('a phrase of some hundred', 'mudflap peel', 48),
        await comparePage('newest page of a thread of 20,000', servers, {
          address: `/api/communication/chat/${encodeURIComponent(LONGEST_PHONE)}`,
          statements: bareChat(LONGEST_PHONE),
          requests: 160,
        }),
      ]
    },
  )
