import { type ReactNode, useEffect } from 'react'
import { ErrorState } from '../layout/StateMessage'
import { useRuntime } from '../config/runtime'
import { followOtherTabs } from './follow-other-tabs'
import { Splash } from './Splash'
import { useSessionState } from './use-session-user'

/** The console appears once the server has said whose session it is. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useRuntime()
  const state = useSessionState()
  useEffect(() => followOtherTabs(session), [session])
  switch (state.status) {
    case 'in':
    case 'expired':
      return children
    case 'unreachable':
      return (
        <ErrorState title="console.unreachable" text={state.message} onRetry={() => void session.check()} />
      )
    case 'checking':
    case 'leaving':
      return <Splash />
  }
}
