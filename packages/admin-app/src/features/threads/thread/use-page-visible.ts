import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody can see the page at all. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)
