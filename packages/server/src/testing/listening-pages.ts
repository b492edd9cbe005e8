import { type ServerEvents, type ChatSignals, EVENTS_PATH } from '@product/sdk/nouns/messages'
import { io, type Socket } from 'socket.io-client'

export type ListeningPage = Socket<ServerEvents, ChatSignals>

/** A page that hears events; refused, it does not try again. */
export const openPage = (url: string, headers: Record<string, string>): ListeningPage =>
  io(url, {
    path: EVENTS_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  })

/** `connected`, or why not. */
export const connected = (page: ListeningPage): Promise<string> =>
  new Promise(resolve => {
    page.on('connect', () => resolve('connected'))
    page.on('connect_error', error => resolve(error.message))
  })
