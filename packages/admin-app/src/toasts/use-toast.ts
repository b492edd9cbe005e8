import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useRules } from '../config/runtime'

export interface ToastOptions {
  args?: Record<string, string | number>
  /** `short` is 3 seconds, `long` 5. Errors are long unless said otherwise. */
  stays?: 'short' | 'long'
}

/**
 * Toasts of a page: `toast('success', 'team.created', { stays: 'short' })`. Messages of failed calls come by
 * themselves. Spec: operations, 4 and 8.
 */
export function useToast() {
  const notify = useNotify()
  const { shortToastMs, longToastMs } = useRules()
  return useCallback(
    (type: 'success' | 'info' | 'warning' | 'error', message: string, { args, stays }: ToastOptions = {}) => {
      const length = stays ?? (type === 'error' ? 'long' : 'short')
      notify(message, {
        type,
        messageArgs: args,
        autoHideDuration: length === 'long' ? longToastMs : shortToastMs,
      })
    },
    [notify, shortToastMs, longToastMs],
  )
}
