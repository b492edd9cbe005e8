import { ApiError } from '@product/sdk/client'
import type { Role } from '@product/sdk/values'
import { api } from '../api'
import { toast } from '../ui/toast'
import { forgetSession } from './expire-session'
import { hintStore } from './hint-store'
import { sessionState } from './session-state'

let underWay: Promise<void> | undefined

/**
 * Asks the server whose session this is. Any failure counts as not signed in; one that is not the server's plain
 * "no session" is also shown. Spec: client dashboard, 8.
 */
export function checkSession(): Promise<void> {
  underWay ??= ask().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function ask(): Promise<void> {
  try {
    const { id, user, role, expires_at } = await api.verify()
    const known = hintStore.read()
    const termsAccepted = known?.userId === id && known.termsAccepted
    const hints = { userId: id, name: user, role, termsAccepted }
    hintStore.write(hints)
    sessionState.set({ status: 'in', hints, expiresAt: expires_at })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return forgetSession()
    // The session may well be good: the hints stay, and with them the other tabs and the next try.
    sessionState.set({ status: 'out' })
    toast.error(error instanceof ApiError ? error.message : 'The server sent an answer that makes no sense.')
  }
}

/** The server accepted a login: remembers it for this page and the next. */
export function openSession(login: {
  id: number
  user: string
  role: Role
  expires_at: string
  has_accepted_terms_and_conditions: boolean
}): void {
  const hints = {
    userId: login.id,
    name: login.user,
    role: login.role,
    termsAccepted: login.has_accepted_terms_and_conditions,
  }
  hintStore.write(hints)
  sessionState.set({ status: 'in', hints, expiresAt: login.expires_at })
}
