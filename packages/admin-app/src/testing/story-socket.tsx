import type { Decorator } from '@storybook/react-vite'
import type { ServerEvents, ChatSignals } from '@product/sdk/nouns/messages'
import { type EventSocket, EventSocketContext } from '../events/event-socket'

type Listener = (event: never) => void

/** A connection whose other end is the story: what it tells is heard, what the page tells is noted. */
export function storySocket() {
  let listeners: [name: string, listener: Listener][] = []
  const told: [name: keyof ChatSignals, value: unknown][] = []
  const listen = (name: string, listener: Listener): (() => void) => {
    const entry: [string, Listener] = [name, listener]
    listeners = [...listeners, entry]
    return () => {
      listeners = listeners.filter(other => other !== entry)
    }
  }
  const socket: EventSocket = {
    on: listen,
    onConnect(listener) {
      return listen('connect', listener)
    },
    tell: (name, value) => void told.push([name, value]),
    close: () => undefined,
  }
  return {
    socket,
    told,
    /** The server tells of something. */
    fire<Name extends keyof ServerEvents>(name: Name, event: Parameters<ServerEvents[Name]>[0]): void {
      // Each listener stands under the name of what it takes.
      for (const [of, listener] of listeners) if (of === name) listener(event as never)
    },
    connect(): void {
      for (const [of, listener] of listeners) if (of === 'connect') listener(undefined as never)
    },
  }
}

/** Puts the connection in the place of the server's. */
export function withSocket({ socket }: { socket: EventSocket }): Decorator {
  const open = async () => socket
  return Story => (
    <EventSocketContext value={open}>
      <Story />
    </EventSocketContext>
  )
}
