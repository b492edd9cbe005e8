import type { ApiClient } from '@product/sdk/client'
import { isRefusedSession, loginWith, PATHS, redirectFor, retryPause } from '@product/sdk/nouns/people'
import { isStaff, type Role } from '@product/sdk/values'

export interface SessionUser {
  id: number
  name: string
  role: Role
  /** UTC instant at which the session ends whatever happens. */
  expiresAt: string
}

export type SessionState =
  | { status: 'checking' }
  | { status: 'in'; user: SessionUser }
  /** The server refused a call; `from` is the page to come back to. */
  | { status: 'expired'; user: SessionUser; from: string }
  | { status: 'unreachable'; message: string }
  /** The browser is on its way to another page. */
  | { status: 'leaving' }

export interface SessionParts {
  verify: ApiClient['verify']
  /** Loads another page of the same origin. */
  leave: (path: string) => void
  /** Path and query of the page as the browser sees it. */
  here: () => string
  /** Milliseconds since the epoch. */
  now: () => number
  /** The server has said what time it is: a UTC instant. */
  heard: (now: string) => void
  /** Forgets what the browser remembers of the session, so that its other tabs notice. */
  forget: () => void
}

/** A page change asks the server again whose session it is, but not more often than this. */
const GOOD_FOR_MS = 60_000

export type Session = ReturnType<typeof createSession>

/** Who is signed in. Login and logout are pages of the client app, so this one only follows and leaves. */
export function createSession({ verify, leave, here, now, heard, forget }: SessionParts) {
  let state: SessionState = { status: 'checking' }
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  /** Since the last answer. */
  let failures = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function goTo(path: string): void {
    change({ status: 'leaving' })
    leave(path)
  }

  async function ask(): Promise<void> {
    try {
      const answer = await verify()
      const { id, user: name, role, expires_at: expiresAt, now: serverTime } = answer
      heard(serverTime)
      askedAt = now()
      failures = 0
      if (answer.must_set_up_second_factor) goTo(loginWith(here()))
      else if (!isStaff(role)) goTo(redirectFor(role))
      else if (state.status !== 'expired') change({ status: 'in', user: { id, name, role, expiresAt } })
    } catch (error) {
      if (isRefusedSession(error)) refused()
      // Without an answer nothing is known to have ended; calls that fail say so by themselves.
      else if (state.status !== 'in') waitForServer(error instanceof Error ? error.message : '')
    }
  }

  /** Asks again by itself, ever more rarely, until the server answers. */
  function waitForServer(message: string): void {
    failures += 1
    change({ status: 'unreachable', message })
    nextTry = setTimeout(() => void check(), retryPause(failures))
  }

  function refused(): void {
    if (state.status === 'in') change({ status: 'expired', user: state.user, from: here() })
    else if (state.status !== 'expired') {
      forget()
      goTo(loginWith(here()))
    }
  }

  async function check(): Promise<void> {
    if (state.status === 'expired' || state.status === 'leaving') return
    if (state.status === 'in' && now() - askedAt < GOOD_FOR_MS) return
    clearTimeout(nextTry)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    get: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Asks the server unless it has just answered. Never rejects over a refusal: the state tells. */
    check,
    /** A call was refused for want of a session: the page says so and leaves a little later. */
    expire: refused,
    /** After the expiry message: to the login, and back here from there. Spec: client dashboard, 8. */
    goToLogin(): void {
      if (state.status !== 'expired') return
      forget()
      goTo(loginWith(state.from))
    },
    logOut: (): void => goTo(PATHS.logout),
    goTo,
  }
}
