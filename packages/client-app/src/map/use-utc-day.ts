import { addDays, type Day, dayStartMs, utcDay } from '@product/sdk/values'
import { useSyncExternalStore } from 'react'

const today = (): Day => utcDay(Date.now())

/** Tells when a UTC day may have begun: at midnight, and when the page is looked at again after the machine slept. */
export function followUtcDay(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = (): void => {
    midnight = setTimeout(look, dayStartMs(addDays(today(), 1)) - Date.now())
  }
  const look = (): void => {
    clearTimeout(midnight)
    changed()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today's UTC date, from which time frames count: a page may stay open for days. */
export const useUtcDay = (): Day => useSyncExternalStore(followUtcDay, today)
