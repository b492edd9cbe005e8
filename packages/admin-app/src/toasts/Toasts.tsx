import { Notification } from 'react-admin'
import { useRules } from '../config/runtime'

/** Where toasts appear; they name their own duration, the rest stays as errors do. */
export function Toasts() {
  const { longToastMs } = useRules()
  return (
    <Notification
      autoHideDuration={longToastMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Clear of the save bar, which says meanwhile what was saved.
      sx={{ mb: 7 }}
    />
  )
}
