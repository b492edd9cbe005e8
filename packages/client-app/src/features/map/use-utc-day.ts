import { addDays, type Day, dayStartMs, utcDay } from '@product/sdk/values'
import { useSyncExternalStore } from 'react'
import { serverClock } from '../../session/server-clock'

const today = (): Day => utcDay(serverClock.now())

/**
 * Tells when a UTC day may have begun: at midnight, when the page is looked at again after the machine slept, and when
 * the server corrects the time.
 */
export function followUtcDay(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = (): void => {
    midnight = setTimeout(look, dayStartMs(addDays(today(), 1)) - serverClock.now())
  }
  const look = (): void => {
    clearTimeout(midnight)
    changed()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  const unsubscribe = serverClock.subscribe(look)
  return () => {
    unsubscribe()
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today's UTC date, from which time frames count: a page may stay open for days. */
export const useUtcDay = (): Day => useSyncExternalStore(followUtcDay, today)
