import { useEffect } from 'react'

type Place = 'bottom' | 'top'

let place: Place = 'bottom'
const listeners = new Set<() => void>()

function put(next: Place): void {
  place = next
  for (const listener of listeners) listener()
}

/** At the lower edge, or on top where the lower edge is what people look at. */
export const toastPlace = {
  get: (): Place => place,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** For as long as what asks for it is open toasts appear on top. */
export function useToastsOnTop(): void {
  useEffect(() => {
    put('top')
    return () => put('bottom')
  }, [])
}
