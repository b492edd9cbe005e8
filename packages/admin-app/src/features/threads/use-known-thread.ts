import type { Contact } from '@product/sdk/nouns/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import type { ChatListData } from './thread-cache'
import { chatQuery } from './thread/load-chat'
import { threadKeys } from './thread-keys'

/** The thread that an address names, as well as it is known: loaded, as its row in a list, else as the address says. */
export function useKnownThread(named: Contact | undefined): Contact | undefined {
  const { backgroundApi } = useRuntime()
  const queries = useQueryClient()
  const phone = named?.phone_number ?? ''
  // It is loaded by the thread itself.
  const { data } = useQuery({ ...chatQuery(backgroundApi, phone), enabled: false })
  if (!named) return undefined
  if (data) return data.contact
  const listed = queries
    .getQueriesData<ChatListData>({ queryKey: threadKeys.lists })
    .flatMap(([, list]) => list?.pages.flatMap(({ chats }) => chats) ?? [])
    .find(({ phone_number }) => phone_number === phone)
  return listed ?? named
}
