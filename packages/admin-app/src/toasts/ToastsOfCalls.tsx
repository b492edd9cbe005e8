import {
  AddNotificationContext,
  useAddNotificationContext,
  useNotify,
  type NotificationPayload,
} from 'ra-core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useRules } from '../config/runtime'
import { hearing } from './heard-before'
import type { ToastBus } from './toast-bus'

/**
 * Shows the messages of failed calls as toasts. The client and react-admin's own forms and lists both report a failure,
 * so an error that was just shown is not shown again.
 */
export function ToastsOfCalls({ bus, children }: { bus: ToastBus; children: ReactNode }) {
  const { longToastMs } = useRules()
  const addToAll = useAddNotificationContext()
  const [heardBefore] = useState(() => hearing(Date.now, longToastMs))
  const add = useCallback(
    (notification: NotificationPayload) => {
      const { message, type } = notification
      if (type === 'error' && typeof message === 'string' && heardBefore(message)) return
      addToAll(notification)
    },
    [addToAll, heardBefore],
  )
  return (
    <AddNotificationContext.Provider value={add}>
      <FromBus bus={bus} />
      {children}
    </AddNotificationContext.Provider>
  )
}

function FromBus({ bus }: { bus: ToastBus }) {
  const notify = useNotify()
  const { longToastMs } = useRules()
  useEffect(
    () => bus.subscribe(message => notify(message, { type: 'error', autoHideDuration: longToastMs })),
    [bus, notify, longToastMs],
  )
  return null
}
