import type { SessionHints } from '@product/sdk/nouns/people'
import { createStore } from '../store'
import { hintStore } from './hint-store'

/**
 * What the page knows of the session.
 * - `checking`: the server was not heard yet. The hints of an earlier visit decide what is painted first, nothing else.
 * - `unreachable`: the server didn't answer. The session may still be good, so the page waits and asks again.
 * - `in`: the server confirmed the session. With `owesSecondFactor` it answers nothing until that is set up, which the
 *   login page leads through.
 * - `expired`: the session was confirmed, then a call was refused. The page stays for 5 more seconds, then logs out.
 * - `out`: there is no session.
 */
export type SessionState =
  | { status: 'checking' | 'unreachable'; hints: SessionHints | undefined }
  | { status: 'in' | 'expired'; hints: SessionHints; expiresAt: string; owesSecondFactor?: boolean }
  | { status: 'out' }

export const sessionState = createStore<SessionState>({ status: 'checking', hints: hintStore.read() })
