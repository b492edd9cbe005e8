import { useState, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock'

/** The server's time when the component came, milliseconds since the epoch; renewed where the server corrects it. */
export function useNow(): number {
  const [since] = useState(Date.now)
  const ahead = useSyncExternalStore(serverClock.subscribe, serverClock.ahead)
  return since + ahead
}
