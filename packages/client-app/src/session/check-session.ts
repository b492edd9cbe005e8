import { isRefusedSession, retryPause } from '@product/sdk/nouns/people'
import type { Role } from '@product/sdk/values'
import { api } from '../api'
import { forgetSession } from './expire-session'
import { hintStore } from './hint-store'
import { serverClock } from './server-clock'
import { sessionState } from './session-state'

let underWay: Promise<void> | undefined
/** Since the last answer. */
let failures = 0
let nextTry: ReturnType<typeof setTimeout> | undefined

/**
 * Asks the server whose session this is. Whom it refuses is not signed in. Spec: client dashboard, 8. That document
 * leads away on any failure; but a server that is down says nothing of the session, so it is asked again, ever more
 * rarely, until it answers.
 */
export function checkSession(): Promise<void> {
  clearTimeout(nextTry)
  underWay ??= ask().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function ask(): Promise<void> {
  try {
    const { id, user, role, expires_at, now, must_set_up_second_factor } = await api.verify()
    serverClock.heard(now)
    const known = hintStore.read()
    const termsAccepted = known?.userId === id && known.termsAccepted
    const hints = { userId: id, name: user, role, termsAccepted }
    hintStore.write(hints)
    failures = 0
    sessionState.set({
      status: 'in',
      hints,
      expiresAt: expires_at,
      owesSecondFactor: must_set_up_second_factor,
    })
  } catch (error) {
    if (isRefusedSession(error)) {
      failures = 0
      return forgetSession()
    }
    // The session may well be good: the hints stay, and with them the other tabs and the next try.
    sessionState.set({ status: 'unreachable', hints: hintStore.read() })
    failures += 1
    nextTry = setTimeout(tryAgain, retryPause(failures))
  }
}

/** Another tab may have logged out meanwhile. */
function tryAgain(): void {
  if (sessionState.get().status === 'unreachable') void checkSession()
}

/** The server accepted a login: remembers it for this page and the next. */
export function openSession(login: {
  id: number
  user: string
  role: Role
  expires_at: string
  now: string
  has_accepted_terms_and_conditions: boolean
  must_set_up_second_factor?: true
}): void {
  const hints = {
    userId: login.id,
    name: login.user,
    role: login.role,
    termsAccepted: login.has_accepted_terms_and_conditions,
  }
  serverClock.heard(login.now)
  hintStore.write(hints)
  sessionState.set({
    status: 'in',
    hints,
    expiresAt: login.expires_at,
    owesSecondFactor: login.must_set_up_second_factor,
  })
}
