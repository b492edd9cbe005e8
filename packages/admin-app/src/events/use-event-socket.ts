import { use, useEffect, useState } from 'react'
import { type EventSocket, EventSocketContext } from './event-socket'

/** The server's events for as long as the page stands; undefined until the connection is made. */
export function useEventSocket(): EventSocket | undefined {
  const open = use(EventSocketContext)
  const [socket, setSocket] = useState<EventSocket>()
  useEffect(() => {
    let isGone = false
    let opened: EventSocket | undefined
    async function connect(): Promise<void> {
      try {
        opened = await open()
      } catch {
        // Without events the page works on what it loads: a library that can't be fetched is no error of the page.
        return
      }
      if (isGone) opened.close()
      else setSocket(opened)
    }
    void connect()
    return () => {
      isGone = true
      opened?.close()
      setSocket(undefined)
    }
  }, [open])
  return socket
}
