import type { ChatEvents } from '@product/sdk/nouns/messages'

/** One thing that happened, by its name on the wire. */
export type ChatEvent = {
  [Name in keyof ChatEvents]: { name: Name; payload: Parameters<ChatEvents[Name]>[0] }
}[keyof ChatEvents]

/** Tells open pages what changed. Nothing depends on an event's arrival: a page that missed some loads again. */
export interface Events {
  /** To be called after the commit: a page that hears of it may ask at once. */
  publish(event: ChatEvent): void
  /** Answers what ends it. */
  subscribe(listener: (event: ChatEvent) => void): () => void
}

/** Within one process. */
export function inProcessEvents(): Events {
  const listeners = new Set<(event: ChatEvent) => void>()
  return {
    publish(event) {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
