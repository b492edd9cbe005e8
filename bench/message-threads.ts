import { bareChats } from './support/bare-threads'
import { compareWait, onFilledDatabase } from './support/list-bench'
import { storeManyMessages } from './support/many-messages'
import type { Figure } from './support/measure'

const BAR = 1.5

/** Searches of the inbox over 5,000 threads and 1,000,000 messages on PostgreSQL, against a bare server's. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_messages',
    ({ pool }) => storeManyMessages(pool),
    async servers => {
      const searched = (name: string, keyword: string) =>
        compareWait(`Search of 1,000,000 texts for ${name}`, servers, {
          address: `/api/communication/chats/all?${new URLSearchParams({ keyword })}`,
          statements: bareChats(keyword),
          bar: BAR,
        })
      return [
        await searched('one of them', 'no 777777'),
        await searched('a phrase of some hundred', 'mudflap peel'),
      ]
    },
  )
