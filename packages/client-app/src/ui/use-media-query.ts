import { useCallback, useSyncExternalStore } from 'react'

/** Where the app changes from a rail beside the page to a sheet over it; style sheets repeat this width. */
export const PHONE = '(max-width: 768px)'

/** Whether the window matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
