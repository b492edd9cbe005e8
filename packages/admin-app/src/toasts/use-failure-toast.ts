import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { statusOf } from '../data/as-http-error'
import { failureText } from './failure-text'
import { type ToastOptions, useToast } from './use-toast'

/**
 * The one toast of a save or a deletion that failed: what the page says of it, and below it the server's message. The
 * end of the session has a toast of its own. Spec: operations, 8.
 */
export function useFailureToast() {
  const toast = useToast()
  const translate = useTranslate()
  return useCallback(
    (error: unknown, { failed, stays }: { failed?: string; stays?: ToastOptions['stays'] } = {}) => {
      if (statusOf(error) === 401) return
      toast('error', failureText(error, failed === undefined ? undefined : translate(failed)), { stays })
    },
    [toast, translate],
  )
}
