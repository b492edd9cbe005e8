import type { ChatEvents, ChatSignals } from '@product/sdk/nouns/messages'
import { createContext } from 'react'

/** The server's events as a page hears them. Every method that listens answers what ends it. */
export interface ChatSocket {
  on<Name extends keyof ChatEvents>(name: Name, listener: ChatEvents[Name]): () => void
  /** Called whenever the connection stands, the first time too: what was missed before has to be loaded. */
  onConnect(listener: () => void): () => void
  tell<Name extends keyof ChatSignals>(name: Name, ...args: Parameters<ChatSignals[Name]>): void
  close(): void
}

/** Opens the connection; stories and tests hand in another one. The library comes after the page. */
export const ChatSocketContext = createContext<() => Promise<ChatSocket>>(async () => {
  const { openChatSocket } = await import('./open-chat-socket')
  return openChatSocket()
})
