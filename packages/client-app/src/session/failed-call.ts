import type { ClientOptions } from '@product/sdk/client'
import { toast } from '../ui/toast'
import { expireSession } from './expire-session'

/** Calls whose failure is only logged; their place on the page shows an error state. Spec: client dashboard, 8. */
const ONLY_LOGGED: ReadonlySet<string> = new Set([
  '/user/check-if-user-accepted-terms/{userId}',
  '/user/accept-terms-and-conditions/{userId}',
  '/user/{userId}',
  '/user/{userId}/campaign',
  '/campaign/{userId}/trucks',
  '/campaign/{campaignId}/truck/routes',
  '/campaign/{campaignId}/truck/routes/{timePeriod}',
  '/campaign/{campaignId}/bounding_box',
  '/account/password',
])

/** Calls that say by themselves, where the user looks, what their failure means. */
const SPEAK_FOR_THEMSELVES: ReadonlySet<string> = new Set([
  '/user/login',
  '/user/logout',
  '/user/token/verify',
])

/** What the page does about any failed call before its caller hears of it. Spec: client dashboard, 8. */
export const failedCall: NonNullable<ClientOptions['onError']> = (error, call) => {
  if (SPEAK_FOR_THEMSELVES.has(call.path)) return
  if (error.status === 401) expireSession()
  else if (ONLY_LOGGED.has(call.path)) window.console.warn(`${call.method} ${call.path}: ${error.message}`)
  else toast.error(error.message)
}
