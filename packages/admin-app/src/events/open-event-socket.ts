import { EVENTS_PATH } from '@product/sdk/nouns/messages'
import { io } from 'socket.io-client'
import type { EventSocket } from './event-socket'

/** What of the library is used, by the names of our own events, which `EventSocket` types. */
interface PlainSocket {
  readonly connected: boolean
  on(name: string, listener: (...args: never[]) => void): unknown
  off(name: string, listener: (...args: never[]) => void): unknown
  emit(name: string, ...args: unknown[]): unknown
  close(): unknown
}

/** The connection to the server of this page, with its cookie. A lost one is taken up again by itself. */
export function openEventSocket(): EventSocket {
  // The library's listeners take anything; what each of ours takes says `EventSocket`.
  const socket = io({ path: EVENTS_PATH, withCredentials: true }) as unknown as PlainSocket
  const listen = (name: string, listener: (...args: never[]) => void): (() => void) => {
    socket.on(name, listener)
    return () => void socket.off(name, listener)
  }
  return {
    on: listen,
    onConnect(listener) {
      if (socket.connected) listener()
      return listen('connect', listener)
    },
    tell: (name, ...args) => void socket.emit(name, ...args),
    close: () => void socket.close(),
  }
}
