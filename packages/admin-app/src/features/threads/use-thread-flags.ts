import type { ApiClient } from '@product/sdk/client'
import type { ChatCounts, Contact } from '@product/sdk/nouns/messages'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { useThreadCache } from './use-thread-cache'

export const THREAD_FLAGS = ['starred', 'read', 'accounting', 'pictures'] as const

export type ThreadFlag = (typeof THREAD_FLAGS)[number]

export const isFlagged = (thread: Contact, flag: ThreadFlag): boolean => thread[`is_${flag}`]

type Changed = Promise<{ chat: Contact; counts?: ChatCounts }>

const SET: Record<ThreadFlag, (api: ApiClient, thread: Contact) => Changed> = {
  starred: (api, { vendor_id, phone_number }) => api.markStarred({ body: { vendor_id, phone_number } }),
  read: (api, { phone_number: phone }) => api.markRead({ params: { phone } }),
  accounting: (api, { vendor_id, phone_number }) =>
    api.markAccounting({ params: { phone: phone_number }, body: { vendor_id, phone_number } }),
  pictures: (api, { vendor_id, phone_number }) =>
    api.markPictures({ params: { phone: phone_number }, body: { vendor_id, phone_number } }),
}

const CLEAR: Record<ThreadFlag, (api: ApiClient, phone: string) => Changed> = {
  starred: (api, phone) => api.removeStarred({ params: { phone } }),
  read: (api, phone) => api.markUnread({ params: { phone } }),
  accounting: (api, phone) => api.removeAccounting({ params: { phone } }),
  pictures: (api, phone) => api.removePictures({ params: { phone } }),
}

/** Turns a flag of a thread over, and shows the thread and the counts as they then are. Spec: communication, 4. */
export function useThreadFlags() {
  const api = useApi()
  const cache = useThreadCache()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ thread, flag }: { thread: Contact; flag: ThreadFlag }) =>
      isFlagged(thread, flag) ? CLEAR[flag](api, thread.phone_number) : SET[flag](api, thread),
    onSuccess({ chat, counts }) {
      cache.putThread(chat)
      cache.putCounts(counts)
    },
  })
  return { toggle: (thread: Contact, flag: ThreadFlag): void => mutate({ thread, flag }), isPending }
}
