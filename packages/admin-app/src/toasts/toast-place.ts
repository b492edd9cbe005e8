import { createStore } from '@product/client-app/store'
import { useEffect } from 'react'

/** At the lower edge, or on top where the lower edge is what people look at. */
export const toastPlace = createStore<'bottom' | 'top'>('bottom')

/** For as long as the page is open toasts appear on top. */
export function useToastsOnTop(): void {
  useEffect(() => {
    toastPlace.set('top')
    return () => toastPlace.set('bottom')
  }, [])
}
