import { type ApiClient, type ApiError, createApiClient, type WireCall } from '@product/sdk/client'
import type { Session } from './session/session'
import { askedAhead } from './data/asked-ahead'
import { uploadFetch } from './data/upload-fetch'
import type { ToastBus } from './toasts/toast-bus'

/** Calls that say by themselves what their failure means. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<string> = new Set(['/user/token/verify'])

/**
 * The client of the pages, the one for the background, the one for what is asked ahead, and those of uploads. All notice the end of the session; only
 * the first shows the server's message as a toast. Spec: client dashboard, 8.
 */
export function createClients(options: {
  baseUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  toasts: ToastBus
  /** Called late: the session itself is made with the client. */
  session: () => Pick<Session, 'expire'>
}): {
  api: ApiClient
  backgroundApi: ApiClient
  aheadApi: ApiClient
  uploadApi: (onProgress: (share: number) => void) => ApiClient
} {
  const { baseUrl, toasts, session } = options
  const { fetch, ahead } = askedAhead(options.fetch)
  const heed = (show: boolean) => (error: ApiError, call: WireCall) => {
    if (SPEAK_FOR_THEMSELVES.has(call.path)) return
    if (error.status === 401) session().expire()
    // A stale edit is answered with a choice, not a message.
    else if (show && error.stored === undefined) toasts.error(error.message)
  }
  return {
    api: createApiClient({ baseUrl, fetch, onError: heed(true) }),
    backgroundApi: createApiClient({ baseUrl, fetch, onError: heed(false) }),
    aheadApi: createApiClient({ baseUrl, fetch: ahead }),
    uploadApi: onProgress =>
      createApiClient({ baseUrl, fetch: uploadFetch(onProgress), onError: heed(false) }),
  }
}
