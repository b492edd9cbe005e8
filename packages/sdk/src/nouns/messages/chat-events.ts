import type { RouteEvents } from '../placeholders/route-process'
import type { ChatCounts, Contact } from './contact'
import type { Message } from './message'

/** Where the server's events are heard: socket.io with the session's cookie, roles 1, 2, 3 and 5. */
export const EVENTS_PATH = '/socket.io'

/** What the server tells. Spec: communication, 7, "Real-time events"; payloads by decisions.md. */
export interface ChatEvents {
  /** A text came in. */
  msgReceived(event: { chat: Contact; message: Message }): void
  /** The carrier took a message, or told more of one. */
  msgSentSuccess(event: { message: Message }): void
  /** A message did not go out. Ours: the thread that it stands in. */
  msgSentError(event: {
    clientKey: string | null
    code: number | null
    message: string
    phone_number: string
  }): void
  /** Flags of a thread changed. */
  threadStatusUpdated(event: {
    phone_number: string
    flags: Pick<
      Contact,
      'is_read' | 'is_starred' | 'is_accounting' | 'is_pictures' | 'is_blocked' | 'blocked_reason'
    >
    counts: ChatCounts
  }): void
  /** Ours: who else has this thread open. */
  threadPresence(event: {
    phone_number: string
    users: { id: number; name: string; typing: boolean }[]
  }): void
}

/** All that the server tells open pages, each event to the roles that may load what it tells of. */
export interface ServerEvents extends ChatEvents, RouteEvents {}

/** What a page tells the server: which thread it shows, and whether someone is writing there. */
export interface ChatSignals {
  openThread(phone: string | null): void
  typing(typing: boolean): void
}
