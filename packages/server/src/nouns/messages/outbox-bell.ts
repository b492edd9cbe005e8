import type { Db } from '../../db/db'
import { perDatabase } from '../../db/per-database'

const listenersOf = perDatabase(() => new Set<() => void>())

/** To be rung once messages stand in the outbox: they go out at once and not with the next look. */
export function ringOutbox(db: Db): void {
  for (const listener of listenersOf(db)) listener()
}

/** Answers what ends it. */
export function hearOutbox(db: Db, listener: () => void): () => void {
  const listeners = listenersOf(db)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
