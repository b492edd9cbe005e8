import type { ServerEvents, ChatSignals } from '@product/sdk/nouns/messages'
import { createContext } from 'react'

/** The server's events as a page hears them. Every method that listens answers what ends it. */
export interface EventSocket {
  on<Name extends keyof ServerEvents>(name: Name, listener: ServerEvents[Name]): () => void
  /** Called whenever the connection stands, the first time too: what was missed before has to be loaded. */
  onConnect(listener: () => void): () => void
  tell<Name extends keyof ChatSignals>(name: Name, ...args: Parameters<ChatSignals[Name]>): void
  close(): void
}

/** Opens the connection; stories and tests hand in another one. The library comes after the page. */
export const EventSocketContext = createContext<() => Promise<EventSocket>>(async () => {
  const { openEventSocket } = await import('./open-event-socket')
  return openEventSocket()
})
