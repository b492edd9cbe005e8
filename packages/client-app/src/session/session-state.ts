import type { SessionHints } from '@product/sdk/nouns/people'
import { createStore } from '../store'
import { hintStore } from './hint-store'

/**
 * What the page knows of the session. `checking`: the hints of an earlier visit, which only the first paint trusts.
 * `unreachable`: the server gave no answer, so nothing is known to have ended; it is asked again by and by. `in`: the
 * server said so. `expired`: it said so, and later refused a call; the page stays for its last 5 seconds.
 */
export type SessionState =
  | { status: 'checking' | 'unreachable'; hints: SessionHints | undefined }
  | { status: 'in' | 'expired'; hints: SessionHints; expiresAt: string }
  | { status: 'out' }

export const sessionState = createStore<SessionState>({ status: 'checking', hints: hintStore.read() })
