import type { ServerEvents } from '@product/sdk/nouns/messages'

/** One thing that happened, by its name on the wire. */
export type ServerEvent = {
  [Name in keyof ServerEvents]: { name: Name; payload: Parameters<ServerEvents[Name]>[0] }
}[keyof ServerEvents]

/** Tells open pages what changed. Nothing depends on an event's arrival: a page that missed some loads again. */
export interface Events {
  /** To be called after the commit: a page that hears of it may ask at once. */
  publish(event: ServerEvent): void
  /** Answers what ends it. */
  subscribe(listener: (event: ServerEvent) => void): () => void
}

/** Within one process. */
export function inProcessEvents(): Events {
  const listeners = new Set<(event: ServerEvent) => void>()
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
