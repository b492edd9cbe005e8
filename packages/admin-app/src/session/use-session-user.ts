import { useSyncExternalStore } from 'react'
import { useRuntime } from '../config/runtime'
import type { SessionState, SessionUser } from './session'

export function useSessionState(): SessionState {
  const { session } = useRuntime()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** The signed-in member of staff. Pages stand behind the session gate, so there always is one. */
export function useSessionUser(): SessionUser {
  const state = useSessionState()
  if (state.status !== 'in' && state.status !== 'expired') throw new Error('Nobody is signed in.')
  return state.user
}
