import { EXPIRED_NOTICE_MS, SESSION_EXPIRED_TEXT } from '@product/sdk/nouns/people'
import { toast } from '../ui/toast'
import { hintStore } from './hint-store'
import { sessionState } from './session-state'

/** Forgets the session in this page and, by the hints, in the browser's other tabs; guards then lead to the login. */
export function forgetSession(): void {
  hintStore.clear()
  sessionState.set({ status: 'out' })
  toast.closeAll()
}

/**
 * The server refused a call of a session that it had confirmed: says so once, and leaves when the message is closed
 * or after 5 seconds. Spec: client dashboard, 8.
 */
export function expireSession(): void {
  const state = sessionState.get()
  // While the session is being checked that check decides, and after the first refusal the others say nothing new.
  if (state.status !== 'in') return
  sessionState.set({ ...state, status: 'expired' })
  toast.error(SESSION_EXPIRED_TEXT, { closesAfter: EXPIRED_NOTICE_MS, onClose: forgetSession })
}
