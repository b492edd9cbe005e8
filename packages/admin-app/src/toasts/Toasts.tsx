import { Notification } from 'react-admin'
import { useSyncExternalStore } from 'react'
import { useRules } from '../config/runtime'
import { toastPlace } from './toast-place'

/** Where toasts appear; they name their own duration, the rest stays as errors do. */
export function Toasts() {
  const { longToastMs } = useRules()
  const vertical = useSyncExternalStore(toastPlace.subscribe, toastPlace.get)
  return (
    <Notification
      autoHideDuration={longToastMs}
      anchorOrigin={{ vertical, horizontal: 'center' }}
      // Clear of the save bar, which says meanwhile what was saved, or of the bar on top.
      sx={vertical === 'top' ? { mt: 7 } : { mb: 7 }}
    />
  )
}
