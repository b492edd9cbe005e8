import type { Contact, Message } from '@product/sdk/nouns/messages'
import { useEffect, useRef } from 'react'
import { useThreadCache } from '../use-thread-cache'
import type { EventSocket } from '../../../events/event-socket'

/** Keeps lists, counts and threads as the server tells of them; `onReceived` hears of each text that came in. */
export function useChatEvents(
  socket: EventSocket | undefined,
  onReceived: (chat: Contact, message: Message) => void,
): void {
  const cache = useThreadCache()
  const latest = useRef(onReceived)
  useEffect(() => {
    latest.current = onReceived
  })
  useEffect(() => {
    if (!socket) return
    const ends = [
      socket.onConnect(cache.reload),
      socket.on('msgReceived', ({ chat, message }) => {
        cache.putThread(chat)
        cache.putMessage(message)
        cache.reloadCounts()
        latest.current(chat, message)
      }),
      socket.on('msgSentSuccess', ({ message }) => cache.putMessage(message)),
      // Another server may have told of the message before it failed.
      socket.on('msgSentError', ({ phone_number }) => cache.reloadChat(phone_number)),
      socket.on('threadStatusUpdated', ({ phone_number, flags, counts }) => {
        cache.putFlags(phone_number, flags)
        cache.putCounts(counts)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [socket, cache])
}
