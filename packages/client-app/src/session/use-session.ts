import { useStore } from '../use-store'
import { type SessionState, sessionState } from './session-state'

export const useSession = (): SessionState => useStore(sessionState)
