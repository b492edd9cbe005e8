import type { ChatType } from '@product/sdk/nouns/messages'

/** Names of what is kept of threads between two looks; `all` stands for each of them. */
export const threadKeys = {
  all: ['threads'],
  lists: ['threads', 'list'],
  list: (type: ChatType, keyword: string) => ['threads', 'list', type, keyword] as const,
  allCounts: ['threads', 'counts'],
  counts: (keyword: string) => ['threads', 'counts', keyword],
  chat: (phone: string) => ['threads', 'chat', phone],
  vendor: (phone: string) => ['threads', 'vendor', phone],
  outgoing: (phone: string) => ['outgoing', phone],
} as const
