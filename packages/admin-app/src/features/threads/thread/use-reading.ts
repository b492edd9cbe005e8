import type { Contact } from '@product/sdk/nouns/messages'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRuntime } from '../../../config/runtime'
import { useThreadCache } from '../use-thread-cache'
import type { KnownChat } from './merge-chat'
import { firstUnread } from './thread-rows'
import { usePageVisible } from './use-page-visible'

/**
 * What is in sight is read: the thread is marked so, up to the newest message seen. Once marked unread by hand it stays
 * that until another message comes. Answers where the unread part began: as the thread was opened, or while nobody saw
 * the page. `isFresh`: what is known has been loaded since the thread was opened.
 */
export function useReading(phone: string, chat: KnownChat | undefined, isFresh: boolean): number | undefined {
  const { backgroundApi } = useRuntime()
  const cache = useThreadCache()
  const isVisible = usePageVisible()
  const [unreadFrom, setUnreadFrom] = useState<number>()
  /** As it was where the unread part begins above what is known. */
  const [before, setBefore] = useState<Contact>()
  const isOpened = useRef(false)
  const seen = useRef<number>(undefined)
  const isRead = chat?.contact.is_read
  const newest = (
    chat?.messages.findLast(({ direction }) => direction === 'inbound') ?? chat?.messages.at(-1)
  )?.id

  useEffect(() => {
    if (!chat) return
    if (!chat.contact.is_read && (!isOpened.current || document.hidden)) {
      const from = firstUnread(chat)
      setUnreadFrom(from)
      setBefore(from === undefined && !isSeenKnown(chat) ? chat.contact : undefined)
    }
    if (isFresh) isOpened.current = true
  }, [chat, isFresh])

  const latest = useRef(isRead)
  useEffect(() => {
    latest.current = isRead
  })
  useEffect(() => {
    if (!isVisible || newest === undefined || seen.current === newest) return
    seen.current = newest
    if (latest.current !== false) return
    async function markRead(seenNow: NonNullable<typeof newest>): Promise<void> {
      try {
        const { chat: read, counts } = await backgroundApi.markRead({
          params: { phone },
          body: { seen: seenNow },
        })
        cache.putThread(read)
        cache.putCounts(counts)
      } catch {
        // Nothing is lost: it stays unread.
      }
    }
    void markRead(newest)
  }, [backgroundApi, cache, phone, newest, isVisible])

  const above = useMemo(
    () => (chat && before ? firstUnread({ ...chat, contact: before }) : undefined),
    [chat, before],
  )
  return unreadFrom ?? above
}

const isSeenKnown = ({ messages, hasStart, contact: { seen_message_id: seen } }: KnownChat): boolean =>
  seen === null || hasStart || messages.some(({ id }) => id === seen)
