import { createStore } from '../store'

/** Milliseconds by which the server's clock is ahead of this browser's, which may be off by any amount. */
const ahead = createStore(0)

/** The time as the server has it, milliseconds since the epoch: days are counted and sessions end by it. */
export const serverClock = {
  now: (): number => Date.now() + ahead.get(),
  /** The server has just said what time it is: a UTC instant. */
  heard: (now: string): void => ahead.set(Date.parse(now) - Date.now()),
  ahead: ahead.get,
  subscribe: ahead.subscribe,
}
