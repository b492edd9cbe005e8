import type { ChatEvents } from '@product/sdk/nouns/messages'
import { useEffect, useMemo, useState } from 'react'
import { useSessionUser } from '../../../session/use-session-user'
import type { EventSocket } from '../../../events/event-socket'

export type Present = Parameters<ChatEvents['threadPresence']>[0]['users'][number]

const NOBODY: readonly Present[] = []

/** Who else has the thread open, while this page tells that it has. */
export function usePresence(socket: EventSocket | undefined, phone: string): readonly Present[] {
  const { id: own } = useSessionUser()
  const [heard, setHeard] = useState<{ phone: string; users: readonly Present[] }>()
  useEffect(() => {
    if (!socket) return
    const ends = [
      socket.onConnect(() => socket.tell('openThread', phone)),
      socket.on('threadPresence', ({ phone_number, users }) => setHeard({ phone: phone_number, users })),
    ]
    return () => {
      for (const end of ends) end()
      socket.tell('openThread', null)
    }
  }, [socket, phone])
  return useMemo(
    () => (heard?.phone === phone ? heard.users.filter(({ id }) => id !== own) : NOBODY),
    [heard, phone, own],
  )
}
