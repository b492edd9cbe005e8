import { createApiClient } from '@product/sdk/client'
import { failedCall } from './session/failed-call'

/** The one client of this app. The browser sends the session's cookie. */
export const api = createApiClient({
  baseUrl: '/api',
  fetch: (url, init) => fetch(url, init),
  onError: failedCall,
})
